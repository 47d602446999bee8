import { listAreas, reportHealth } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, route } from '../http';
import { bucketOf } from '../releases/bucket';
import { noteHealth } from '../releases/health';
import { areasOf } from './boot';

export const siteRoutes = (context: Context) => [
  route(listAreas, ({ user, request }) => {
    const { registry } = context;
    if (!registry) fail('unavailable');
    const live = registry.liveFor(registry.hasCanary() ? bucketOf(user, request.header('cookie')).bucket : undefined);
    return { shell: live.shell.record.release, areas: areasOf(live, user) };
  }),
  route(reportHealth, ({ body }) => noteHealth(context, body.reports)),
];
