import path from 'node:path';
import { type AreaAccess, canAccess, type ReleaseFile } from '@foothold/shared/boot';
import { adminRoles, type Identity } from '@foothold/shared/contract';
import { type ByteRange, parseRange, type RawRequest } from './rawHttp';
import type { Registry, Release } from './registry';

/** What the gateway decided: the status, the headers, and the file that is the body, if there is one. */
export interface FileResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  file: SentFile | null;
}

interface SentFile extends Pick<Release, 'folder' | 'fetch'> {
  name: string;
  /** The part to send; undefined for the whole file. */
  range?: ByteRange;
}

export const notFound: FileResponse = {
  status: 404,
  headers: { 'cache-control': 'no-store', vary: 'Cookie' },
  file: null,
};
/** For requests without access to the admin's files: the browser drops what it cached during an earlier admin session. */
const notFoundClearingCache: FileResponse = {
  ...notFound,
  headers: { ...notFound.headers, 'clear-site-data': '"cache"' },
};

/**
 * Decides the response to a request under /mf/. The address is matched as it was sent: encoded or dotted spellings match
 * nothing, and public source maps are not there unless the operator asks for them. To callers without access, files of a guarded area look exactly like files that never existed.
 */
export async function decideFileResponse(
  registry: Registry,
  request: RawRequest,
  loadIdentity: () => Promise<Identity | null>,
  { hasSourceMaps = false } = {},
): Promise<FileResponse> {
  // Decided before any lookup, so that neither the response nor its timing reveals what exists.
  if (isAdminAddress(request) && !(await canFetch(adminAreaAccess, request, loadIdentity)))
    return isFromOwnPage(request) ? notFoundClearingCache : notFound;
  const found = await findFile(registry, request);
  if (!found) return notFound;
  const { access } = found.release.record;
  const isGuarded = adminRoles.some((role) => [access].flat().includes(role));
  if (isGuarded && !isAdminAddress(request) && !(await canFetch(access, request, loadIdentity))) return notFound;

  if (found.name.endsWith('.map') && !isGuarded && !hasSourceMaps) return notFound;

  const headers = { ...describeFile(found), ...(isGuarded ? privateHeaders : immutableHeaders) };
  if (request.headers['if-none-match'] === headers.etag) return { status: 304, headers, file: null };
  return found.file.brotli === undefined
    ? respondWithRange(found, request, headers)
    : respondWithCompressible(found, request, headers);
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

/** Who may fetch files of the admin's area. Every address below its own is guarded, whether a file exists there or not. */
const adminAreaAccess: AreaAccess = [...adminRoles, 'unenrolled'];
const isAdminAddress = ({ url }: RawRequest) => url.toLowerCase().startsWith('/mf/admin/');
const isFromOwnPage = ({ headers }: RawRequest) => headers['sec-fetch-site'] === 'same-origin';

/** Guarded files are sent to callers with access, and into this site's pages only: no other site may embed them. */
async function canFetch(access: AreaAccess, { headers }: RawRequest, loadIdentity: () => Promise<Identity | null>) {
  const site = headers['sec-fetch-site'];
  return (site === undefined || site === 'same-origin') && canAccess(access, await loadIdentity());
}

const describeFile = ({ name, file }: FoundFile) => ({
  'content-type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
  etag: `"${file.integrity.slice(7, 39)}"`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

type Headers = ReturnType<typeof describeFile> & Record<string, string>;

/** The pre-compressed twin where the client accepts it. */
function respondWithCompressible({ release, name }: FoundFile, request: RawRequest, headers: Headers): FileResponse {
  const { folder, fetch } = release;
  const isBrotliAccepted = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return isBrotliAccepted
    ? { status: 200, headers: { ...headers, 'content-encoding': 'br' }, file: { folder, fetch, name: `${name}.br` } }
    : { status: 200, headers, file: { folder, fetch, name } };
}

/** Files that do not compress can be requested in parts: Safari plays no video otherwise. */
function respondWithRange({ release, name, file }: FoundFile, request: RawRequest, headers: Headers): FileResponse {
  const { folder, fetch } = release;
  const whole: FileResponse = {
    status: 200,
    headers: { ...headers, 'accept-ranges': 'bytes' },
    file: { folder, fetch, name },
  };
  const ifRange = request.headers['if-range'];
  // RFC 9110: ranges are for GET alone, and only of the version that `If-Range` names.
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== headers.etag)) return whole;
  const range = parseRange(request.headers.range, file.bytes);
  if (!range) return whole;
  if (range === 'unsatisfiable') {
    const contentRange = { 'cache-control': 'no-store', 'content-range': `bytes */${file.bytes}` };
    return { status: 416, headers: contentRange, file: null };
  }
  const contentRange = { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` };
  return { status: 206, headers: { ...whole.headers, ...contentRange }, file: { folder, fetch, name, range } };
}
