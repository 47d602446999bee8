import type { Context } from '../context';
import type { PageRoute } from '../http';
import { previewPages } from './preview/pages';

/** What the site holds ready for link previews, open to anybody. */
export const publicPages = (context: Context): PageRoute[] => [...previewPages(context)];
