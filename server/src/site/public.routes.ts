import type { Context } from '../platform/context';
import type { PageRoute } from '../platform/http';
import { feedRoutes } from './feed/routes';
import { iconRoutes } from './icons/routes';
import { previewRoutes } from './preview/routes';

/** What search engines, feed readers, link previews and bookmarks request, open to everybody. */
export const publicRoutes = (context: Context): PageRoute[] => [
  ...previewRoutes(context),
  ...feedRoutes(context),
  ...iconRoutes(),
];
