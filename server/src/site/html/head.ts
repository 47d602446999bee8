import { escapeHtml, escapeJson } from '../../platform/html/escape';

/** What a page tells of itself to search engines, link previews and tabs. */
export interface Head {
  title: string;
  description: string;
  /** The absolute address under which the page is known, if it is one for everybody. */
  address?: string;
  /** Whether search engines may list it. */
  isListed?: boolean;
  picture?: Picture;
  /** The absolute address of the feed that tells what is new here. */
  feed?: string;
  /** What it is in the words of schema.org. */
  structuredData?: object;
}

/** What a link preview shows beside the title. */
export interface Picture {
  address: string;
  /** What is to be seen, for who does not see it. */
  alt: string;
}

/** For a page that has nothing of its own to tell the public. */
export const siteHead: Head = {
  title: 'Foothold',
  description: 'Internships and first jobs: find one, apply with your files, and follow every answer.',
};

/** For an address that leads nowhere. */
export const notFoundHead: Head = { ...siteHead, title: 'Page not found · Foothold' };

/** 1.91 to 1: the shape that link previews show whole. */
export const pictureSize = { width: 1200, height: 630 };

/** The head's own elements, one a line. */
export function renderHead({ title, description, address, isListed, picture, feed, structuredData }: Head): string {
  const open = { 'og:title': title, 'og:description': description, 'og:url': address };
  return [
    `<title>${escapeHtml(toSingleLine(title))}</title>`,
    renderMeta('name', 'description', description),
    !isListed && renderMeta('name', 'robots', 'noindex'),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries({ ...siteProperties, ...open, ...toPictureProperties(picture) }).map(
      ([name, content]) => content && renderMeta('property', name, content),
    ),
    renderMeta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    feed && `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${escapeHtml(feed)}">`,
    structuredData && `<script type="application/ld+json">${escapeJson(structuredData)}</script>`,
  ]
    .filter(Boolean)
    .join('\n');
}

export const feedTitle = 'New jobs on Foothold';

const siteProperties = { 'og:type': 'website', 'og:site_name': 'Foothold', 'og:locale': 'en_GB' };

const toPictureProperties = (picture: Picture | undefined): Record<string, string> =>
  picture
    ? {
        'og:image': picture.address,
        'og:image:type': 'image/png',
        'og:image:width': String(pictureSize.width),
        'og:image:height': String(pictureSize.height),
        'og:image:alt': picture.alt,
      }
    : {};

const renderMeta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(toSingleLine(content))}">`;

const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim();
