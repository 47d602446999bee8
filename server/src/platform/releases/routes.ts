import type { ReleaseRecord } from '@foothold/shared/boot';
import { changeRelease, listReleases, publishRelease } from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { route, type User } from '../http';
import { loadReleases } from './loadReleases';
import { type Actor, changeLiveRelease, publishBuild } from './service';

export const releaseRoutes = (context: Context) => [
  route(listReleases, () => loadReleases(context.db)),

  route(publishRelease, ({ user, body }) => {
    const files = Object.entries(body.files).map(([name, content]) => [name, Buffer.from(content, 'base64')] as const);
    return publishBuild(context, toActor(user), {
      record: body.record as unknown as ReleaseRecord,
      files: new Map(files),
    });
  }),

  route(changeRelease, async ({ user, params, body }) => {
    const changed = await changeLiveRelease(context, toActor(user), { ...params, ...body });
    // Whoever looks next at this server sees what they have just done.
    await context.registry?.refresh();
    return changed;
  }),
];

const toActor = ({ who, user_id }: User): Actor =>
  who === 'operator' ? { user_id: null, by: 'operator' } : { user_id };
