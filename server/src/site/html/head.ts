import { escapeHtml, escapeJson } from '../../platform/html/escape';

/** The metadata of a page for search engines, link previews and tabs. */
export interface Head {
  title: string;
  description: string;
  /** The canonical absolute address of a public page. */
  address?: string;
  /** Whether search engines may list it. */
  isListed?: boolean;
  picture?: Picture;
  /** The absolute address of the page's feed. */
  feed?: string;
  /** JSON-LD with the schema.org vocabulary. */
  structuredData?: object;
}

/** The image of a link preview. */
export interface Picture {
  address: string;
  alt: string;
}

/** For pages without public metadata of their own. */
export const siteHead: Head = {
  title: 'Foothold',
  description: 'Internships and first jobs: find one, apply with your files, and follow every answer.',
};

export const notFoundHead: Head = { ...siteHead, title: 'Page not found · Foothold' };

/** The ratio of 1.91 to 1 is shown uncropped in link previews. */
export const pictureSize = { width: 1200, height: 630 };

/** Renders the elements of the head, one per line. */
export function renderHead({ title, description, address, isListed, picture, feed, structuredData }: Head): string {
  const openGraph = { 'og:title': title, 'og:description': description, 'og:url': address };
  return [
    `<title>${escapeHtml(toSingleLine(title))}</title>`,
    renderMeta('name', 'description', description),
    !isListed && renderMeta('name', 'robots', 'noindex'),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries({ ...siteProperties, ...openGraph, ...toPictureProperties(picture) }).map(
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
