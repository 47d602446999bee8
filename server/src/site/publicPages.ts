import type { Context } from '../context';
import type { PageRoute } from '../http';
import { feedPages } from './feed/pages';
import { iconPages } from './icons/pages';
import { previewPages } from './preview/pages';

/** What the site holds ready for search engines, feed readers, link previews and bookmarks, each open to anybody. */
export const publicPages = (context: Context): PageRoute[] => [
  ...previewPages(context),
  ...feedPages(context),
  ...iconPages(),
];
