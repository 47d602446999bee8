import { randomBytes } from 'node:crypto';
import { dark, light, type Palette } from '@foothold/shared/palette';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../html/escape';

/** Whether a browser navigates to the address, and expects a page. The API responds with JSON to everybody. */
export const isPageRequest = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !/^\/api(\/|$)/i.test(url);

/** A failure as a page without scripts or further files, because these might fail for the same reason. */
export function renderFailurePage(sentence: string, canRetry: boolean) {
  const nonce = randomBytes(16).toString('base64url');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(sentence)} · Foothold</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p>Foothold</p>
<h1>${escapeHtml(sentence)}</h1>
<nav>${canRetry ? '<a href="">Try again</a>' : ''}<a href="/">Go to the start</a></nav>
</main>
</body>
</html>
`;
  return { html, policy: `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'` };
}

const toCssVariables = ({ background, ink, outline }: Palette) =>
  `:root{--ground:${background};--ink:${ink};--outline:${outline}}`;

const style = `${toCssVariables(light)}
@media(prefers-color-scheme:dark){${toCssVariables(dark)}}
:root{color-scheme:light dark}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:1.5rem 1rem}
p{margin:0 0 3rem;font-weight:700;font-size:1.25rem}
h1{margin:0 0 1.5rem;font-size:1.75rem;line-height:1.2}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
a{padding:.75rem 1.5rem;border:1px solid var(--outline);border-radius:24px;color:inherit;font-weight:600;text-decoration:none}`;
