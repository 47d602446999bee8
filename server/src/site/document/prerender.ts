import type { PrerenderedPage } from '@foothold/shared/boot';
import { getSupportEmail } from '@foothold/shared/format';
import mustache from 'mustache';
import { type Release, toFileUrl } from '../../platform/releases/registry';
import type { PageContent } from '../content/pageContent';
import type { Site } from '../content/site';
import type { Address } from './address';

/** Fills the prerendered page of an address, if its area has one. It is the page of a visitor who is not signed in. */
export function renderPrerendered(
  { live, origin }: Site,
  { owner, page = '' }: Address,
  content: PageContent,
  isLowData: boolean,
): PrerenderedPage | undefined {
  const template = owner?.prerenders[page];
  if (!template) return undefined;
  const host = new URL(origin).hostname;
  const has_support = getSupportEmail(host) !== null;
  const siteValues = { origin, origin_encoded: encodeURIComponent(origin), host, has_support };
  const placeholders = { ...content.placeholders, ...siteValues, ...getFontValues(live.shell) };
  const html = mustache.render(template.html, placeholders);
  const css = mustache.render(template.css, placeholders);
  return isLowData ? { html: html.replaceAll(pictures, ''), css: css.replaceAll(loadedFonts, '') } : { html, css };
}

/** Logos lie over initials. */
const pictures = /<img\b[^>]*>/g;
/** Not the fallbacks, which are `local()`. */
const loadedFonts = /@font-face ?{[^}]*url\([^}]*}/g;

/** The addresses of the fonts: of headings, and of letters that a visitor's system font may lack. */
export const getFontValues = (shell: Release) => ({
  font_url: findFontUrl(shell, 'bricolage-grotesque'),
  letters_url: findFontUrl(shell, 'noto-sans-nigerian-400'),
  bold_letters_url: findFontUrl(shell, 'noto-sans-nigerian-700'),
});

function findFontUrl(shell: Release, start: string): string {
  const name = Object.keys(shell.record.files).find((file) => file.startsWith(start) && file.endsWith('.woff2'));
  return name ? toFileUrl(shell, name) : '';
}
