import type { PrerenderedPage } from '@foothold/shared/boot';
import mustache from 'mustache';
import { type Release, toFileUrl } from '../../platform/releases/registry';
import type { PageContent } from '../content/pageContent';
import type { Site } from '../content/site';
import type { Address } from './address';

/** The page that this address shows before any script has run, if its area painted one. It knows nobody who is signed in. */
export function renderPrerendered(
  { live, origin }: Site,
  { owner, page = '' }: Address,
  content: PageContent,
): PrerenderedPage | undefined {
  const still = owner?.prerenders[page];
  if (!still) return undefined;
  const here = { origin, origin_encoded: encodeURIComponent(origin), host: new URL(origin).hostname };
  const slots = { ...content.placeholders, ...here, font_url: getFontUrl(live.shell) };
  return { html: mustache.render(still.html, slots), css: mustache.render(still.css, slots) };
}

/** Where the display face is: the look's own words are set in it. */
export function getFontUrl(shell: Release): string {
  const name = Object.keys(shell.record.files).find((file) => file.endsWith('.woff2'));
  return name ? toFileUrl(shell, name) : '';
}
