import type { PrerenderedPage } from '../boot';

/** Stands for the site's own host, of which an area knows nothing while it is built. No real one can be called so. */
export const placeholderHost = 'still.invalid';

/** A painted page with slots for the site's address. Refuses what the content policy would refuse in the browser. */
export function insertPlaceholders({ html, css }: PrerenderedPage): PrerenderedPage {
  const refused = /<(?:script|iframe)|\s(?:style|on\w+)=/i.exec(html);
  if (refused) throw new Error(`A still carries '${refused[0].trim()}', which no page of the site may run or load.`);
  return { html: replaceAddresses(html), css };
}

const replaceAddresses = (html: string) =>
  html
    .replaceAll(encodeURIComponent(`https://${placeholderHost}`), '{{origin_encoded}}')
    .replaceAll(`https://${placeholderHost}`, '{{origin}}')
    .replaceAll(placeholderHost, '{{host}}');
