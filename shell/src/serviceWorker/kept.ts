import { keptAtHeader, keptCache, servedToHeader } from '@foothold/shared/boot';

/** Under this address the document is kept that stands for every page: the one at which an installed app starts. */
export const documentPath = '/loader';

// What a response varies by is added to requests after the worker: it sees no cookies and no encodings.
export const ignoreVary = { ignoreVary: true };

const limits = { responses: 60, files: 200, fileBytes: 512 * 1024 };
/** Milliseconds: the longest that a session lasts without a visit. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens what is kept, if anything is. Who opens it before sending a request, and writes to it afterwards, keeps nothing that
 * arrives after a logout: what is written to a cache that was deleted meanwhile is gone with it.
 */
export const openKept = async (): Promise<Cache | undefined> =>
  (await caches.has(keptCache)) ? caches.open(keptCache) : undefined;

export const forgetAll = () => caches.delete(keptCache);

/** Keeps the document of a student for when there is no connection. One of anybody else ends everything that is kept. */
export async function keepDocument(kept: Cache, document: Response): Promise<void> {
  const owner = document.headers.get(servedToHeader);
  // Not a page of the site: a redirect, or the failure of a proxy.
  if (owner === null) return;
  const before = await kept.match(documentPath, ignoreVary);
  const isOfAnother = before !== undefined && before.headers.get(servedToHeader) !== owner;
  if (owner === 'nobody' || isOfAnother) await forgetAll();
  if (owner === 'nobody' || document.status !== 200) return;
  const own = isOfAnother ? await caches.open(keptCache) : kept;
  const [html] = await Promise.all([document.clone().text(), own.put(documentPath, document)]);
  await sweepFiles(own, html);
}

export const findDocument = async (): Promise<Response | undefined> => {
  const found = await (await openKept())?.match(documentPath, ignoreVary);
  if (!found || !isExpired(found)) return found;
  await forgetAll();
  return undefined;
};

/** Keeps a response of the API, if it is for the student whose document is kept. */
export async function keepResponse(kept: Cache, url: string, response: Response): Promise<void> {
  const document = await kept.match(documentPath, ignoreVary);
  const owner = response.headers.get(servedToHeader);
  if (response.status !== 200 || !owner || owner !== document?.headers.get(servedToHeader)) return;
  await kept.put(url, response);
  await dropOldest(kept, '/api/', limits.responses);
}

/** A kept response, with the time at which the server sent it. */
export async function findResponse(url: string): Promise<Response | undefined> {
  const found = await (await openKept())?.match(url, ignoreVary);
  if (!found || isExpired(found)) return undefined;
  const headers = new Headers(found.headers);
  headers.set(keptAtHeader, found.headers.get('date') ?? '');
  // They are of what was transferred, and the body is not compressed any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(found.body, { headers });
}

/** Keeps a file of a release, which the server says never changes. */
export async function keepFile(kept: Cache, url: string, file: Response): Promise<void> {
  const { status, headers } = file;
  const isLarge = Number(headers.get('content-length')) > limits.fileBytes;
  if (status !== 200 || isLarge || !headers.get('cache-control')?.includes('immutable')) return;
  await kept.put(url, file);
  await dropOldest(kept, '/mf/', limits.files);
}

/** Removes the files of releases that the document does not name. */
async function sweepFiles(kept: Cache, html: string): Promise<void> {
  const files = await listKept(kept, '/mf/');
  const swept = files.filter(({ url }) => !html.includes(new URL('.', url).pathname));
  await Promise.all(swept.map((request) => kept.delete(request, ignoreVary)));
}

async function dropOldest(kept: Cache, path: string, limit: number): Promise<void> {
  // What was kept last comes last.
  const oldest = (await listKept(kept, path)).slice(0, -limit);
  await Promise.all(oldest.map((request) => kept.delete(request, ignoreVary)));
}

const listKept = async (kept: Cache, path: string) =>
  (await kept.keys()).filter(({ url }) => new URL(url).pathname.startsWith(path));

const isExpired = ({ headers }: Response) => !(Date.now() - Date.parse(headers.get('date') ?? '') < maxAge);
