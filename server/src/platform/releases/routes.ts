import type { ReleaseRecord } from '@foothold/shared/boot';
import {
  changeRelease,
  changeReleases,
  createPreview,
  listReleases,
  publishRelease,
  viewPerformance,
} from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { fail, route, type User } from '../http';
import { checkChange, checkPermission, checkSize } from './keyPermissions';
import { loadReleases } from './loadReleases';
import { loadPerformance } from './performance';
import { publishBuild } from './publishBuild';
import type { Registry } from './registry';
import { type Actor, changeLiveReleases, checkPreview, type LiveChanges, type ReleaseStore } from './service';

type RegisteredStore = ReleaseStore & Pick<Context, 'previewTokens'> & { registry?: Registry };

export const releaseRoutes = (store: RegisteredStore) => [
  route(listReleases, async ({ user }) => {
    const { revision, apps } = await loadReleases(store.db);
    return { revision, apps: apps.filter(({ app }) => !user.key || user.key.apps.includes(app)) };
  }),

  route(viewPerformance, async ({ params: { app } }) => {
    const releases = await loadPerformance(store.db, app);
    return releases.length > 0 ? { releases } : fail('not_found');
  }),

  route(publishRelease, ({ user, body }) => {
    checkPermission(user, body.record.app, 'publish');
    const files = Object.entries(body.files).map(([name, content]) => [name, Buffer.from(content, 'base64')] as const);
    checkSize(
      user,
      `${body.record.app} ${body.record.release}`,
      files.map(([, content]) => content),
    );
    const build = { record: body.record as unknown as ReleaseRecord, files: new Map(files) };
    return publishBuild(store, toActor(user), build, { signature: body.signature, base_url: body.base_url });
  }),

  route(changeRelease, async ({ user, params: { app }, body: { change, ...rest } }) => {
    checkChange(user, app, change);
    const { revision, pointers } = await changeReleasesNow(store, toActor(user), {
      changes: [{ app, change }],
      ...rest,
    });
    const [pointer] = pointers;
    if (!pointer) throw new Error('A change has one pointer for each app.');
    return { revision, pointer };
  }),

  route(createPreview, async ({ user, params: { app }, body: { release } }) => {
    checkPermission(user, app, 'publish');
    await checkPreview(store, toActor(user), { app, release });
    const { token, expires_at } = await store.previewTokens.issue({ app, release });
    // Nothing in a token needs to be encoded.
    return { url: `${store.config.APP_ORIGIN}/?preview=${token}`, expires_at };
  }),

  route(changeReleases, ({ user, body }) => {
    for (const { app, change } of body.changes) checkChange(user, app, change);
    return changeReleasesNow(store, toActor(user), body);
  }),
];

/** The next request to this process must see the change: the database's notification may arrive later. */
async function changeReleasesNow(store: RegisteredStore, actor: Actor, changes: LiveChanges) {
  const changed = await changeLiveReleases(store, actor, changes);
  await store.registry?.refresh();
  return changed;
}

function toActor({ who, user_id, key }: User): Actor {
  if (key) {
    const name = `${key.name} of ${key.team}`;
    const signer = { name, public_key: key.public_key };
    return { user_id: null, by: `key ${name}`, signer, mayGrantAdmins: false };
  }
  return who === 'operator' ? { user_id: null, by: 'operator' } : { user_id };
}
