import type { Still } from '@foothold/shared/boot';
import mustache from 'mustache';
import { fileUrl, type Release } from '../releases/registry';
import type { Address } from './address';
import type { PageContent } from './content';
import type { Site } from './site';

/** The page that this address shows before any script has run, if its area painted one. It knows nobody who is signed in. */
export function stillOf(
  { live, origin }: Site,
  { owner, page = '' }: Address,
  content: PageContent,
): Still | undefined {
  const still = owner?.stills[page];
  if (!still) return undefined;
  const here = { origin, origin_encoded: encodeURIComponent(origin), host: new URL(origin).hostname };
  const slots = { ...content.slots, ...here, font_url: faceUrl(live.shell) };
  return { html: mustache.render(still.html, slots), css: mustache.render(still.css, slots) };
}

/** Where the display face is: the look's own words are set in it. */
export function faceUrl(shell: Release): string {
  const name = Object.keys(shell.record.files).find((file) => file.endsWith('.woff2'));
  return name ? fileUrl(shell, name) : '';
}
