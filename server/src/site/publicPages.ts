import type { Context } from '../context';
import type { PageRoute } from '../http';
import { feedRoutes } from './feed/pages';
import { iconRoutes } from './icons/pages';
import { previewRoutes } from './preview/pages';

/** What the site holds ready for search engines, feed readers, link previews and bookmarks, each open to anybody. */
export const publicRoutes = (context: Context): PageRoute[] => [
  ...previewRoutes(context),
  ...feedRoutes(context),
  ...iconRoutes(),
];
