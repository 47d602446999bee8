import type { Context } from '../platform/context';
import type { PageRoute } from '../platform/http';
import { feedRoutes } from './feed/routes';
import { iconRoutes } from './icons/routes';
import { previewRoutes } from './preview/routes';

/** What the site holds ready for search engines, feed readers, link previews and bookmarks, each open to anybody. */
export const publicRoutes = (context: Context): PageRoute[] => [
  ...previewRoutes(context),
  ...feedRoutes(context),
  ...iconRoutes(),
];
