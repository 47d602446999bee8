import type { ReleaseRecord } from '@foothold/shared/boot';
import { changeRelease, listReleases, publishRelease } from '@foothold/shared/contract/admin';
import { route, type User } from '../http';
import { loadReleases } from './loadReleases';
import type { Registry } from './registry';
import { type Actor, changeLiveRelease, publishBuild, type ReleaseStore } from './service';

export const releaseRoutes = (store: ReleaseStore & { registry?: Registry }) => [
  route(listReleases, () => loadReleases(store.db)),

  route(publishRelease, ({ user, body }) => {
    const files = Object.entries(body.files).map(([name, content]) => [name, Buffer.from(content, 'base64')] as const);
    return publishBuild(store, toActor(user), {
      record: body.record as unknown as ReleaseRecord,
      files: new Map(files),
    });
  }),

  route(changeRelease, async ({ user, params, body }) => {
    const changed = await changeLiveRelease(store, toActor(user), { ...params, ...body });
    // The next request to this process must see the change: the database's wake-up may arrive later.
    await store.registry?.refresh();
    return changed;
  }),
];

const toActor = ({ who, user_id }: User): Actor =>
  who === 'operator' ? { user_id: null, by: 'operator' } : { user_id };
