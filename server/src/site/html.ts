import type { BootDocument, Theme } from '@foothold/shared/boot';
import { fileUrl, integrityOf, type Release } from '../releases/registry';
import type { Address } from './address';
import type { PageContent } from './content';
import { renderHead } from './head';

interface Page {
  boot: BootDocument;
  shell: Release;
  address: Address;
  content: PageContent;
  nonce: string;
}

/** The one HTML document of the site. */
export function renderPage({ boot, shell, address, content, nonce }: Page): string {
  const { entry } = shell.record;
  const hints = hintsOf(shell, address, boot.identity !== null);
  return `<!doctype html>
<html lang="en"${themeMark(boot.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="sc-nonce" property="csp-nonce" content="${nonce}">
<meta name="theme-color" content="#0e2c20">
${renderHead(content.head)}
<link rel="icon" type="image/svg+xml" href="${icon}">
<script nonce="${nonce}" defer crossorigin="anonymous" src="${fileUrl(shell, entry)}" integrity="${integrityOf(shell, entry)}"></script>
${hints.map(([release, name]) => preload(release, name, nonce)).join('\n')}
<style nonce="${nonce}">html{color-scheme:light dark;background:light-dark(#f1f6f3,#0b1310)}${schemes}</style>
</head>
<body>
<div id="app"></div>
<noscript>Foothold needs JavaScript. Please switch it on for this site.</noscript>
<script type="application/json" id="boot" nonce="${nonce}">${inlineJson(boot)}</script>
</body>
</html>
`;
}

/** JSON that stays inside of its script element whatever people put into their names. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const schemes = "html[data-theme='light']{color-scheme:light}html[data-theme='dark']{color-scheme:dark}";

const themeMark = (theme: Theme) => (theme === 'system' ? '' : ` data-theme="${theme}"`);

/** The files that the shell will ask for next at this address, so that they come beside it and not after it. */
function hintsOf(
  shell: Release,
  { kind, owner, page = '' }: Address,
  someone: boolean,
): (readonly [Release, string])[] {
  const ofShell = (pattern: string) =>
    (shell.record.preload.pages[pattern] ?? []).map((name) => [shell, name] as const);
  if (kind === 'locked') return someone ? [] : ofShell('/login');
  if (!owner) return ofShell(page);
  const { entry, pages } = owner.record.preload;
  return [...entry, ...(pages[page] ?? [])].map((name) => [owner, name] as const);
}

const preload = (release: Release, name: string, nonce: string) =>
  `<link rel="preload" as="script" crossorigin="anonymous" nonce="${nonce}" href="${fileUrl(release, name)}" integrity="${integrityOf(release, name)}">`;

/** The mark, inline: one request less. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -2 32 32"><rect x="-4" y="-2" width="32" height="32" rx="7" fill="#0e2c20"/><rect x="1" width="5.5" height="28" rx="1" fill="#eef6ef"/><path fill="#ee6111" d="M8.3 1.6C11-.4 19.6-.5 22.3 1.7c2.2 1.8 1.3 6.1-1.6 7.1-3 1-8.4 1-11.2.2C6.6 8.1 6.3 3.1 8.3 1.6Zm.1 11.3c1.9-1.4 6.4-1.5 8.3 0 1.9 1.5 1.3 5.2-.9 6-2 .7-4.8.7-6.7.1-2.6-.8-2.7-4.6-.7-6.1Z"/></svg>',
)}`;
