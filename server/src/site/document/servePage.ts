import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Theme } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { RawRequest, RawResponse } from '../../platform/releases/rawHttp';
import { type PageContent, plainContent } from '../content/pageContent';
import type { Site } from '../content/site';
import { notFoundHead } from '../html/head';
import { resolveAddress } from './address';
import { createBootDocument, noCounts } from './bootDocument';
import { createContentSecurityPolicy } from './contentSecurityPolicy';
import { renderPrerendered } from './prerender';
import { renderPage } from './renderPage';

/** Answers with the site's page: for every address the same document, with its true status and its own boot document. */
export function servePage(
  site: Site,
  ask: RawRequest,
  identity: Identity | null,
  content: PageContent = plainContent,
  counts = noCounts,
): RawResponse {
  const { live } = site;
  const nonce = randomBytes(16).toString('base64url');
  const pathname = ask.url.split('?', 1)[0] ?? '/';
  const address = resolveAddress(live.areas, pathname, identity);
  const { shell } = live;
  const isOff = address.owner !== undefined && live.disabled.has(address.owner.record.app);
  const boot = createBootDocument(live, address, identity, readTheme(ask.headers.cookie), site.links, counts);
  // What stands ready is what a visitor sees: somebody who is signed in may see more.
  const ready = identity === null && content.kind === 'page' && address.kind === 'open' && !isOff;
  const still = ready ? renderPrerendered(site, address, content) : undefined;
  const answers = ready && content.responses ? { answers: content.responses } : {};
  const missing = address.kind === 'missing' || content.kind === 'none';
  const head = address.kind === 'missing' ? notFoundHead : content.head;
  const html = renderPage({ boot: { ...boot, ...answers }, shell, address, head, prerendered: still, nonce });

  const small = /\bbr\b/.test(ask.headers['accept-encoding'] ?? '');
  const body = small
    ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : Buffer.from(html);
  return {
    status: missing ? 404 : isOff ? 503 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(small && { 'content-encoding': 'br' }),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie',
      'content-security-policy': createContentSecurityPolicy(nonce),
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      // An address may hold a secret, such as a mailed token: no request, not even to ourselves, repeats it.
      'referrer-policy': 'strict-origin',
    },
    body: ask.method === 'HEAD' ? null : body,
  };
}

function readTheme(cookie = ''): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}
