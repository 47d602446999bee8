import { escapeHtml } from './escape';

/** What a page tells of itself to search engines, link previews and tabs. */
export interface Head {
  title: string;
  description: string;
}

export const siteHead: Head = {
  title: 'Foothold',
  description: 'Internships and first jobs: find one, apply with your files, and follow every answer.',
};

/** The head's own elements, one a line. */
export const renderHead = ({ title, description }: Head): string =>
  [`<title>${escapeHtml(title)}</title>`, `<meta name="description" content="${escapeHtml(description)}">`].join('\n');
