import {
  checkPreview,
  leavePreview,
  listAreas,
  openPreview,
  reportHealth,
  viewFrontPage,
} from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { fail, type PageRoute, route } from '../platform/http';
import { assignBucket } from '../platform/releases/bucket';
import { recordHealth } from '../platform/releases/health';
import { findFirstPath, findPreview, readPreview, toShown } from '../platform/releases/previews';
import type { LoadFrontPage } from './content/frontPage';
import { toBootAreas } from './document/bootDocument';
import { feedRoutes } from './feed/routes';
import { iconRoutes } from './icons/routes';
import { previewRoutes } from './preview/routes';
import { serviceWorkerRoutes } from './serviceWorker/routes';

export const siteRoutes = (context: Context, loadFrontPage: LoadFrontPage) => [
  route(viewFrontPage, () => loadFrontPage()),
  route(listAreas, async ({ user, request, previewCookie, query: { shell } }) => {
    const { registry } = context;
    if (!registry) fail('unavailable');
    const live = registry.liveFor(
      registry.hasCanary() ? assignBucket(user, request.header('cookie')).bucket : undefined,
      toShown(await findPreview(context, previewCookie.read())),
    );
    const areas = toBootAreas(live, user, (release) => (shell ? registry.findMisfit(shell, release) : undefined));
    return { shell: live.shell.record.release, areas };
  }),
  route(checkPreview, ({ body: { token } }) => readPreview(context, token)),
  route(openPreview, async ({ body: { token }, previewCookie }) => {
    const preview = await readPreview(context, token);
    const path = await findFirstPath(context.db, preview);
    previewCookie.set(token);
    return { ...preview, path };
  }),
  route(leavePreview, ({ previewCookie }) => previewCookie.clear()),
  route(reportHealth, ({ body }) => recordHealth(context, body)),
];

/** What search engines, feed readers, link previews and bookmarks request, open to everybody. */
export const publicRoutes = (context: Context): PageRoute[] => [
  ...previewRoutes(context),
  ...feedRoutes({ ...context, db: context.readDb }),
  ...iconRoutes(),
  ...serviceWorkerRoutes(context),
];
