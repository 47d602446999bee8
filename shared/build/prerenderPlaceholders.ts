import type { PrerenderedPage } from '../boot';

/** Replaces the site's host, which is unknown during a build. The domain `.invalid` is reserved (RFC 2606). */
export const placeholderHost = 'prerender.invalid';

/** Replaces the site's address in a prerendered page by placeholders. Throws on what the Content-Security-Policy forbids. */
export function insertPlaceholders({ html, css }: PrerenderedPage): PrerenderedPage {
  const forbidden = /<(?:script|iframe)|\s(?:style|on\w+)=/i.exec(html);
  if (forbidden)
    throw new Error(`A prerendered page contains '${forbidden[0].trim()}', which the site's content policy forbids.`);
  return { html: replaceAddresses(html), css };
}

const replaceAddresses = (html: string) =>
  html
    .replaceAll(encodeURIComponent(`https://${placeholderHost}`), '{{origin_encoded}}')
    .replaceAll(`https://${placeholderHost}`, '{{origin}}')
    .replaceAll(placeholderHost, '{{host}}');
