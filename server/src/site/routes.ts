import { listAreas, reportHealth } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, route } from '../http';
import { assignBucket } from '../releases/bucket';
import { recordHealth } from '../releases/health';
import { toBootAreas } from './boot';

export const siteRoutes = (context: Context) => [
  route(listAreas, ({ user, request }) => {
    const { registry } = context;
    if (!registry) fail('unavailable');
    const live = registry.liveFor(
      registry.hasCanary() ? assignBucket(user, request.header('cookie')).bucket : undefined,
    );
    return { shell: live.shell.record.release, areas: toBootAreas(live, user) };
  }),
  route(reportHealth, ({ body }) => recordHealth(context, body.reports)),
];
