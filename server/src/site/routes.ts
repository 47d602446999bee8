import { listAreas, reportHealth, viewFrontPage } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { fail, type PageRoute, route } from '../platform/http';
import { assignBucket } from '../platform/releases/bucket';
import { recordHealth } from '../platform/releases/health';
import type { LoadFrontPage } from './content/frontPage';
import { toBootAreas } from './document/bootDocument';
import { feedRoutes } from './feed/routes';
import { iconRoutes } from './icons/routes';
import { previewRoutes } from './preview/routes';

export const siteRoutes = (context: Context, loadFrontPage: LoadFrontPage) => [
  route(viewFrontPage, () => loadFrontPage()),
  route(listAreas, ({ user, request, query: { shell } }) => {
    const { registry } = context;
    if (!registry) fail('unavailable');
    const live = registry.liveFor(
      registry.hasCanary() ? assignBucket(user, request.header('cookie')).bucket : undefined,
    );
    const areas = toBootAreas(live, user, (release) => (shell ? registry.findMisfit(shell, release) : undefined));
    return { shell: live.shell.record.release, areas };
  }),
  route(reportHealth, ({ body }) => recordHealth(context, body)),
];

/** What search engines, feed readers, link previews and bookmarks request, open to everybody. */
export const publicRoutes = (context: Context): PageRoute[] => [
  ...previewRoutes(context),
  ...feedRoutes({ ...context, db: context.readDb }),
  ...iconRoutes(),
];
