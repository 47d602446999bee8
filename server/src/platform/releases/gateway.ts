import path from 'node:path';
import { type AreaAccess, canAccess, type ReleaseFile } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { parseRange } from './range';
import type { RawRequest, RawResponse } from './rawHttp';
import type { Registry, Release } from './registry';

const notFound: RawResponse = { status: 404, headers: { 'cache-control': 'no-store', vary: 'Cookie' }, body: null };
/** For who asks for an admin's files and is none, or none any more: what their browser kept of them goes. */
const notFoundClearingCache: RawResponse = {
  ...notFound,
  headers: { ...notFound.headers, 'clear-site-data': '"cache"' },
};

/**
 * Answers for every address under /mf/. The address is taken as it was sent: encoded or dotted spellings match nothing.
 * Files of a guarded area look, to anybody whom it does not admit, exactly like files that never existed.
 */
export async function serveFile(
  registry: Registry,
  ask: RawRequest,
  identityOf: () => Promise<Identity | null>,
): Promise<RawResponse> {
  // Decided before anything is looked up: neither the answer nor its time tells what is there.
  if (isAdminAddress(ask) && !(await canFetch(adminAreaAccess, ask, identityOf)))
    return isFromOwnPage(ask) ? notFoundClearingCache : notFound;
  const found = await findFile(registry, ask);
  if (!found) return notFound;
  const { access } = found.release.record;
  const guarded = [access].flat().includes('admin');
  if (guarded && !isAdminAddress(ask) && !(await canFetch(access, ask, identityOf))) return notFound;

  const headers = { ...describeHeaders(found), ...(guarded ? privateHeaders : immutableHeaders) };
  if (ask.headers['if-none-match'] === headers.etag) return { status: 304, headers, body: null };
  return toContentResponse(found, ask, headers);
}

interface FoundFile {
  release: Release;
  name: string;
  file: ReleaseFile;
}

const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
const privateHeaders = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' };

async function findFile(registry: Registry, { method, url }: RawRequest): Promise<FoundFile | null> {
  const [, app, id, name] = /^\/mf\/([a-z]+)\/([\w.-]+)\/([\w.-]+)$/.exec(url) ?? [];
  if (!app || !id || !name || !['GET', 'HEAD'].includes(method)) return null;
  const release = await registry.find(app, id);
  const file = release && Object.hasOwn(release.record.files, name) ? release.record.files[name] : undefined;
  return release && file ? { release, name, file } : null;
}

/** Who gets files of the admin's area; every address below its own is guarded, whatever stands there. */
const adminAreaAccess: AreaAccess = ['admin', 'unenrolled'];
const isAdminAddress = ({ url }: RawRequest) => url.toLowerCase().startsWith('/mf/admin/');
const isFromOwnPage = ({ headers }: RawRequest) => headers['sec-fetch-site'] === 'same-origin';

/** Guarded files go to who is admitted, and only into our own pages: no other site may embed them on a visitor's behalf. */
async function canFetch(access: AreaAccess, { headers }: RawRequest, identityOf: () => Promise<Identity | null>) {
  const site = headers['sec-fetch-site'];
  return (site === undefined || site === 'same-origin') && canAccess(access, await identityOf());
}

function describeHeaders({ name, file }: FoundFile) {
  return {
    'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${file.integrity.slice(7, 39)}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

async function toContentResponse(
  found: FoundFile,
  ask: RawRequest,
  headers: Record<string, string>,
): Promise<RawResponse> {
  const { release, name, file } = found;
  if (file.brotli === undefined) return toRangeResponse(found, ask, headers);
  const small = /\bbr\b/.test(ask.headers['accept-encoding'] ?? '');
  const length = { 'content-length': String(small ? file.brotli : file.bytes) };
  const described = { ...headers, ...length, ...(small && { 'content-encoding': 'br' }) };
  if (ask.method === 'HEAD') return { status: 200, headers: described, body: null };
  const body = await release.read(small ? `${name}.br` : name);
  return body ? { status: 200, headers: described, body } : notFound;
}

/** What no compression makes smaller goes out in stretches too: Safari plays no film without. */
async function toRangeResponse(
  { release, name, file }: FoundFile,
  ask: RawRequest,
  headers: Record<string, string>,
): Promise<RawResponse> {
  const whole = { ...headers, 'accept-ranges': 'bytes', 'content-length': String(file.bytes) };
  if (ask.method === 'HEAD') return { status: 200, headers: whole, body: null };
  const body = await release.read(name);
  if (!body) return notFound;
  const since = ask.headers['if-range'];
  const range = since === undefined || since === headers.etag ? parseRange(ask.headers.range, file.bytes) : undefined;
  if (!range) return { status: 200, headers: whole, body };
  if (range === 'beyond') {
    return {
      status: 416,
      headers: { 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` },
      body: null,
    };
  }
  const { from, to } = range;
  const stretch = { 'content-range': `bytes ${from}-${to}/${file.bytes}`, 'content-length': String(to - from + 1) };
  return { status: 206, headers: { ...whole, ...stretch }, body: body.subarray(from, to + 1) };
}
