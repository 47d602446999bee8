import { type BootDocument, type PrerenderedPage, prerenderElementIds, type Theme } from '@foothold/shared/boot';
import { escapeJson } from '../../platform/html/escape';
import type { Release } from '../../platform/releases/registry';
import { type Head, renderHead } from '../html/head';
import { iconLinks } from '../icons/routes';
import type { Address } from './address';
import { getFontValues } from './prerender';
import { pressedRules, pressRecorder } from './pressRecorder';
import { renderScripts } from './scripts';

interface PageParts {
  boot: BootDocument;
  shell: Release;
  address: Address;
  /** Whether lists of jobs show a job beside them, in a wide window. */
  isJobListSplit: boolean;
  /** Whether no font, film or picture may load before it is asked for. */
  isLowData: boolean;
  head: Head;
  prerendered: PrerenderedPage | undefined;
  nonce: string;
}

/** Renders the HTML document of the site. */
export function renderPage({
  boot,
  shell,
  address,
  isJobListSplit,
  isLowData,
  head,
  prerendered,
  nonce,
}: PageParts): string {
  const options = { shell, address, isSignedIn: boot.identity !== null, isPrerendered: prerendered !== undefined };
  const scripts = renderScripts(options, nonce);
  return `<!doctype html>
<html lang="en"${themeAttribute(boot.theme)}${isJobListSplit ? ' data-job-view="split"' : ''}${isLowData ? ' data-low' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="sc-nonce" property="csp-nonce" content="${nonce}">
<meta name="theme-color" content="#0e2c20">
${renderHead(head)}
${iconLinks}
<link rel="icon" type="image/svg+xml" href="${iconUrl}">
${address.page === '/' && !isLowData ? renderFontPreload(shell) : ''}
${scripts.head}
<style nonce="${nonce}">html{color-scheme:light dark;background:light-dark(#f1f6f3,#0b1310)}${colorSchemeRules}</style>
${prerendered ? blockRenderUntilApp : ''}
<style nonce="${nonce}"${prerendered ? ` id="${prerenderElementIds.rules}"` : ''}>${prerendered ? prerendered.css + pressedRules : loadingRules}</style>
</head>
<body>
${prerendered ? renderPrerendered(prerendered, nonce) : noScript}
<div id="app"></div>
<script type="application/json" id="boot" nonce="${nonce}">${escapeJson(boot)}</script>
${scripts.body}
</body>
</html>
`;
}

const renderPrerendered = ({ html }: PrerenderedPage, nonce: string) =>
  `<div id="${prerenderElementIds.page}">${html}</div>\n<script nonce="${nonce}">${pressRecorder}</script>`;

/** Delays the first paint until the prerendered page is parsed whole: the rest of it would shift what is already shown. */
const blockRenderUntilApp = '<link rel="expect" href="#app" blocking="render">';

const noScript = '<noscript>Foothold needs JavaScript. Please switch it on for this site.</noscript>';

const colorSchemeRules = "html[data-theme='light']{color-scheme:light}html[data-theme='dark']{color-scheme:dark}";

const themeAttribute = (theme: Theme) => (theme === 'system' ? '' : ` data-theme="${theme}"`);

/** The front page's heading is set in it. Other pages load it when they need it. */
const renderFontPreload = (shell: Release) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${getFontValues(shell).font_url}">`;

/** The logo, inlined to save a request. */
const iconUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 32 32"><rect x="-4" y="-2" width="32" height="32" rx="7" fill="#0e2c20"/><rect x="1" width="5.5" height="28" rx="1" fill="#eef6ef"/><path fill="#ee6111" d="M8.3 1.6C11-.4 19.6-.5 22.3 1.7c2.2 1.8 1.3 6.1-1.6 7.1-3 1-8.4 1-11.2.2C6.6 8.1 6.3 3.1 8.3 1.6Zm.1 11.3c1.9-1.4 6.4-1.5 8.3 0 1.9 1.5 1.3 5.2-.9 6-2 .7-4.8.7-6.7.1-2.6-.8-2.7-4.6-.7-6.1Z"/></svg>',
)}`;

/** Shows the logo after 0.4 s on pages without a prerender, until the app renders. */
const loadingRules = `body:has(>#app:empty)::before,body:has(>#app>[data-blank])::before{content:'';position:fixed;inset:0;margin:auto;width:48px;height:48px;background:url("${iconUrl}") center/contain no-repeat;animation:arrive .2s .4s both}@keyframes arrive{from{opacity:0}}`;
