import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type BootDocument, canAccess, serviceWorkerFile, type Theme } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { toServedToHeader } from '../../platform/http';
import type { RawRequest, RawResponse } from '../../platform/releases/rawHttp';
import { isAmong, type LiveReleases, type Preview } from '../../platform/releases/registry';
import { type PageContent, plainContent } from '../content/pageContent';
import type { Site } from '../content/site';
import { notFoundHead } from '../html/head';
import { resolveAddress } from './address';
import { createBootDocument, noCounts } from './bootDocument';
import { renderPrerendered } from './prerender';
import { renderPage } from './renderPage';

const compress = promisify(brotliCompress);

/** Responds with the site's document: the same for every address, with the address's status and boot document. */
export async function servePage(
  site: Site,
  request: RawRequest,
  identity: Identity | null,
  content: PageContent = plainContent,
  counts = noCounts,
): Promise<RawResponse> {
  const { live } = site;
  const nonce = randomBytes(16).toString('base64url');
  const pathname = request.url.split('?', 1)[0] ?? '/';
  const address = resolveAddress(live.areas, pathname, identity);
  const { shell } = live;
  const isDisabled = address.owner !== undefined && live.disabled.has(address.owner.record.app);
  const boot = createBootDocument(live, address, identity, readTheme(request.headers.cookie), site.links, counts);
  // The prerendered page is a visitor's: users who are signed in may see more.
  const shouldPrerender = identity === null && content.kind === 'page' && address.kind === 'open' && !isDisabled;
  const isLowData = usesLowData(request.headers);
  const prerendered = shouldPrerender ? renderPrerendered(site, address, content, isLowData) : undefined;
  const answers = shouldPrerender && content.responses ? { answers: content.responses } : {};
  const isMissing = address.kind === 'missing' || content.kind === 'none';
  const head = address.kind === 'missing' ? notFoundHead : content.head;
  const html = renderPage({
    boot: {
      ...boot,
      ...answers,
      ...(site.preview && { preview: describePreview(live, site.preview) }),
      ...(site.health_token && { health_token: site.health_token }),
    },
    shell,
    address,
    isJobListSplit: isJobListSplit(request),
    isLowData,
    head,
    prerendered,
    nonce,
  });

  const isBrotliAccepted = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  // In another thread: it takes longer than everything else about a page.
  const body = isBrotliAccepted
    ? await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : Buffer.from(html);
  return {
    status: isMissing ? 404 : isDisabled ? 503 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(isBrotliAccepted && { 'content-encoding': 'br' }),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Cookie, Save-Data',
      'content-security-policy': createContentSecurityPolicy(nonce, site.origin, listScriptOrigins(live, identity)),
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      // An address may hold a secret, such as an emailed token, which no `Referer` header may repeat.
      'referrer-policy': 'strict-origin',
      // Nobody's where nothing is to be kept: what a browser has kept is then deleted.
      ...toServedToHeader(site.hasOfflineReading && serviceWorkerFile in shell.record.files ? identity : null),
    },
    body: request.method === 'HEAD' ? null : body,
  };
}

/** A release that is no longer kept is not among those of the page. */
const describePreview = (live: LiveReleases, { app, release }: Preview): BootDocument['preview'] => ({
  app,
  release,
  ...(!isAmong(live, { app, release }) && { ended: true }),
});

function readTheme(cookie = ''): Theme {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The visitor's choice, else the browser's. */
function usesLowData({ cookie = '', 'save-data': saveData }: RawRequest['headers']): boolean {
  const chosen = /(?:^|;\s*)data=(low|full)(?:;|$)/.exec(cookie)?.[1];
  return chosen ? chosen === 'low' : /^\s*on\s*(?:;|$)/i.test(String(saveData ?? ''));
}

/** A list of jobs is split where that was chosen, or where the address names the job that stands beside it. */
const isJobListSplit = ({ url, headers: { cookie = '' } }: RawRequest) =>
  /(?:^|;\s*)job_view=split(?:;|$)/.test(cookie) || /^[^?]*\/jobs\?(?:.*&)?job=\d/.test(url);

/** The other origins from which this visitor's pages load areas. */
const listScriptOrigins = ({ areas }: LiveReleases, identity: Identity | null): string[] =>
  areas.flatMap(({ record, base_url }) =>
    base_url !== null && canAccess(record.access, identity) ? [new URL(base_url).origin] : [],
  );

/**
 * Allows scripts and styles with this response's nonce, and scripts that such a script loads. From another origin a page
 * takes nothing but scripts, and fetches one again that did not load.
 */
function createContentSecurityPolicy(nonce: string, origin: string, scriptOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(scriptOrigins)].join(' '),
    "media-src 'self'",
    // Uploaded documents are shown in a frame.
    "frame-src 'self'",
    "manifest-src 'self'",
    `worker-src ${origin}/${serviceWorkerFile}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No string becomes code or markup, but the addresses that the shell's one policy lets through.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
