import path from 'node:path';
import { type AreaAccess, admits, type ReleaseFile } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { Answer, Ask } from './answer';
import { rangeOf } from './range';
import type { Registry, Release } from './registry';

const missing: Answer = { status: 404, headers: { 'cache-control': 'no-store', vary: 'Cookie' }, body: null };
/** For who asks for an admin's files and is none, or none any more: what their browser kept of them goes. */
const forgotten: Answer = { ...missing, headers: { ...missing.headers, 'clear-site-data': '"cache"' } };

/**
 * Answers for every address under /mf/. The address is taken as it was sent: encoded or dotted spellings match nothing.
 * Files of a guarded area look, to anybody whom it does not admit, exactly like files that never existed.
 */
export async function serveFile(
  registry: Registry,
  ask: Ask,
  identityOf: () => Promise<Identity | null>,
): Promise<Answer> {
  // Decided before anything is looked up: neither the answer nor its time tells what is there.
  if (isAdmins(ask) && !(await mayFetch(admins, ask, identityOf))) return isOurPage(ask) ? forgotten : missing;
  const found = await locate(registry, ask);
  if (!found) return missing;
  const { access } = found.release.record;
  const guarded = [access].flat().includes('admin');
  if (guarded && !isAdmins(ask) && !(await mayFetch(access, ask, identityOf))) return missing;

  const headers = { ...describe(found), ...(guarded ? privately : forEver) };
  if (ask.headers['if-none-match'] === headers.etag) return { status: 304, headers, body: null };
  return withContent(found, ask, headers);
}

interface Found {
  release: Release;
  name: string;
  file: ReleaseFile;
}

const forEver = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' };
const privately = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' };

async function locate(registry: Registry, { method, url }: Ask): Promise<Found | null> {
  const [, app, id, name] = /^\/mf\/([a-z]+)\/([\w.-]+)\/([\w.-]+)$/.exec(url) ?? [];
  if (!app || !id || !name || !['GET', 'HEAD'].includes(method)) return null;
  const release = await registry.find(app, id);
  const file = release && Object.hasOwn(release.record.files, name) ? release.record.files[name] : undefined;
  return release && file ? { release, name, file } : null;
}

/** Who gets files of the admin's area; every address below its own is guarded, whatever stands there. */
const admins: AreaAccess = ['admin', 'unenrolled'];
const isAdmins = ({ url }: Ask) => url.toLowerCase().startsWith('/mf/admin/');
const isOurPage = ({ headers }: Ask) => headers['sec-fetch-site'] === 'same-origin';

/** Guarded files go to who is admitted, and only into our own pages: no other site may embed them on a visitor's behalf. */
async function mayFetch(access: AreaAccess, { headers }: Ask, identityOf: () => Promise<Identity | null>) {
  const site = headers['sec-fetch-site'];
  return (site === undefined || site === 'same-origin') && admits(access, await identityOf());
}

function describe({ name, file }: Found) {
  return {
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    etag: `"${file.integrity.slice(7, 39)}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

async function withContent(found: Found, ask: Ask, headers: Record<string, string>): Promise<Answer> {
  const { release, name, file } = found;
  if (file.brotli === undefined) return withStretch(found, ask, headers);
  const small = /\bbr\b/.test(ask.headers['accept-encoding'] ?? '');
  const length = { 'content-length': String(small ? file.brotli : file.bytes) };
  const described = { ...headers, ...length, ...(small && { 'content-encoding': 'br' }) };
  if (ask.method === 'HEAD') return { status: 200, headers: described, body: null };
  const body = await release.read(small ? `${name}.br` : name);
  return body ? { status: 200, headers: described, body } : missing;
}

/** What no compression makes smaller goes out in stretches too: Safari plays no film without. */
async function withStretch({ release, name, file }: Found, ask: Ask, headers: Record<string, string>): Promise<Answer> {
  const whole = { ...headers, 'accept-ranges': 'bytes', 'content-length': String(file.bytes) };
  if (ask.method === 'HEAD') return { status: 200, headers: whole, body: null };
  const body = await release.read(name);
  if (!body) return missing;
  const since = ask.headers['if-range'];
  const range = since === undefined || since === headers.etag ? rangeOf(ask.headers.range, file.bytes) : undefined;
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
