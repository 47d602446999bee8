import { fakeCaches } from '../testing/fakeCaches';
import type { FetchEvent } from './scope';
import { serveDocument, serveFile, serveResponse } from './serve';

const registration = { unregister: jest.fn(async () => true) };
let listKept: () => Promise<string[]>;
let isOffline: boolean;
let work: Promise<unknown>[];
let responses: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  listKept = fakeCaches();
  isOffline = false;
  work = [];
  responses = { '/service-worker.js': () => new Response() };
  registration.unregister.mockClear();
  globalThis.fetch = async (input) => {
    const path = new URL(input instanceof Request ? input.url : String(input), location.href).pathname;
    const respond = responses[path];
    if (isOffline || !respond) throw new TypeError('Failed to fetch');
    return respond();
  };
});

const toEvent = (path: string, init?: RequestInit, preloadResponse?: Promise<Response>): FetchEvent => ({
  request: new Request(new URL(path, location.href), init),
  ...(preloadResponse && { preloadResponse }),
  waitUntil: (promise) => void work.push(promise),
  respondWith: () => {},
});

const date = new Date().toUTCString();
const aDocument = (owner: string | null, html = '', status = 200) =>
  new Response(html, { status, headers: { ...(owner && { 'x-served-to': owner }), date } });
const aFile = (text: string) => new Response(text, { headers: { 'cache-control': 'max-age=1, immutable', date } });
const aResponse = (owner: string, body: unknown) =>
  Response.json(body, { headers: { 'x-served-to': owner, date, 'content-encoding': 'br' } });

/** Resolves to the text that the page gets once everything in the background is done. */
async function settle(response: Promise<Response>): Promise<string> {
  const text = await (await response).text();
  await Promise.all(work);
  return text;
}

const openDocument = (path: string, document?: Response) => {
  if (document) responses[path] = () => document;
  return settle(serveDocument(toEvent(path), registration));
};
const loadFile = (path: string, init?: RequestInit) => settle(serveFile(toEvent(path, init)));
const callApi = (path: string) => serveResponse(toEvent(path));

describe('serveDocument', () => {
  it('asks the server although a document is kept', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'release 1'));
    expect(await openDocument('/dashboard/jobs', aDocument('7', 'release 2'))).toBe('release 2');
  });

  it('passes on a failure of the server, whatever its status', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    expect(await openDocument('/dashboard/jobs', aDocument(null, 'busy', 503))).toBe('busy');
    expect(await listKept()).toEqual(['/loader']);
  });

  it('has the last document of the student stand in at every address without a connection', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    await openDocument('/dashboard/nowhere', aDocument('7', 'missing', 404));
    isOffline = true;
    expect(await openDocument('/dashboard/saved')).toBe('kept');
  });

  it('takes the response that the browser requested while the worker started', async () => {
    const preloaded = Promise.resolve(aDocument('7', 'preloaded'));
    const event = toEvent('/dashboard/jobs', undefined, preloaded);
    expect(await settle(serveDocument(event, registration))).toBe('preloaded');
  });

  it('fails without a connection where nothing is kept', async () => {
    isOffline = true;
    await expect(openDocument('/dashboard/jobs')).rejects.toThrow('Failed to fetch');
  });

  it('deletes what is kept when the document is nobody’s', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    await openDocument('/', aDocument('nobody'));
    expect(await listKept()).toEqual([]);
  });

  it('deletes what is kept of another student', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'document of 7'));
    responses['/api/saved_jobs'] = () => aResponse('7', { jobs: [] });
    await settle(callApi('/api/saved_jobs'));
    await openDocument('/dashboard/jobs', aDocument('8', 'document of 8'));
    expect(await listKept()).toEqual(['/loader']);
  });

  it('deletes what is kept when the login is opened, which has no stand-in', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    isOffline = true;
    await expect(openDocument('/login')).rejects.toThrow('Failed to fetch');
    expect(await listKept()).toEqual([]);
    isOffline = false;
    await openDocument('/login', aDocument('7', 'signed in'));
    expect(await listKept()).toEqual([]);
  });

  it('keeps no document that arrives after a logout', async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    responses['/dashboard/saved'] = async () => {
      await caches.delete('foothold-kept');
      return aDocument('7', 'late');
    };
    expect(await openDocument('/dashboard/saved')).toBe('late');
    expect(await listKept()).toEqual([]);
  });

  it('deletes what was kept longer than a session lasts', async () => {
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toUTCString();
    await openDocument('/dashboard/jobs', new Response('old', { headers: { 'x-served-to': '7', date: longAgo } }));
    isOffline = true;
    await expect(openDocument('/dashboard/jobs')).rejects.toThrow('Failed to fetch');
    expect(await listKept()).toEqual([]);
  });

  it.each([
    [404, true],
    [410, true],
    [200, false],
    [503, false],
  ])('removes the worker and what it has kept where its script is answered %i: %s', async (status, isRemoved) => {
    responses['/service-worker.js'] = () => new Response(null, { status });
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    expect(registration.unregister).toHaveBeenCalledTimes(Number(isRemoved));
    expect(await listKept()).toEqual(isRemoved ? [] : ['/loader']);
  });
});

describe('serveFile', () => {
  const [first, second] = ['/mf/shell/1.0.0-a/main.js', '/mf/shell/1.0.0-b/main.js'];
  const documentWith = (file: string) => aDocument('7', `<script src="${file}"></script>`);

  it('takes the kept file, without asking the server', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    responses[first] = () => aFile('first');
    await loadFile(first);
    isOffline = true;
    expect(await loadFile(first)).toBe('first');
  });

  it('keeps none for a visitor', async () => {
    await openDocument('/', aDocument('nobody'));
    responses[first] = () => aFile('first');
    await loadFile(first);
    expect(await listKept()).toEqual([]);
  });

  it('keeps none that may change, is missing, or is large', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    const headers = { 'cache-control': 'immutable', 'content-length': '600000' };
    for (const file of [new Response('private'), new Response('', { status: 404 }), new Response('', { headers })]) {
      responses[first] = () => file;
      await loadFile(first);
    }
    expect(await listKept()).toEqual(['/loader']);
  });

  it('replaces a kept file with the wrong hash, which a page asks for past its cache', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    responses[first] = () => aFile('corrupted');
    await loadFile(first);
    responses[first] = () => aFile('whole');
    expect(await loadFile(first, { cache: 'reload' })).toBe('whole');
    expect(await loadFile(first)).toBe('whole');
  });

  it('takes the kept file for a page that is reloaded without a connection', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    responses[first] = () => aFile('first');
    await loadFile(first);
    isOffline = true;
    expect(await loadFile(first, { cache: 'no-cache' })).toBe('first');
  });

  it('deletes the files of releases that the next document does not name', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    responses[first] = () => aFile('first');
    await loadFile(first);
    await openDocument('/dashboard/jobs', documentWith(second));
    expect(await listKept()).toEqual(['/loader']);
  });

  it('keeps the 200 that were loaded last', async () => {
    await openDocument('/dashboard/jobs', documentWith(first));
    for (let index = 0; index < 203; index += 1) {
      const file = first.replace('main', `chunk${index}`);
      responses[file] = () => aFile('');
      await loadFile(file);
    }
    const kept = await listKept();
    expect(kept).toHaveLength(201);
    expect(kept).not.toContain(first.replace('main', 'chunk2'));
  });
});

describe('serveResponse', () => {
  const read = async (response: Promise<Response>) => JSON.parse(await settle(response));

  beforeEach(async () => {
    await openDocument('/dashboard/jobs', aDocument('7', 'kept'));
    responses['/api/saved_jobs'] = () => aResponse('7', { total: 1 });
    await read(callApi('/api/saved_jobs'));
  });

  it('asks the server although a response is kept, and passes on its failures', async () => {
    responses['/api/saved_jobs'] = () => aResponse('7', { total: 2 });
    expect(await read(callApi('/api/saved_jobs'))).toEqual({ total: 2 });
    responses['/api/saved_jobs'] = () => Response.json({ code: 'unavailable' }, { status: 503 });
    expect((await callApi('/api/saved_jobs')).status).toBe(503);
  });

  it('takes the kept response without a connection, with the time at which it was sent', async () => {
    isOffline = true;
    const response = await callApi('/api/saved_jobs');
    expect([response.headers.get('x-kept-at'), response.headers.get('content-encoding')]).toEqual([date, null]);
    expect(await response.json()).toEqual({ total: 1 });
    await expect(callApi('/api/saved_jobs?cursor=next')).rejects.toThrow('Failed to fetch');
  });

  it.each(['8', 'nobody'])('keeps nothing that is for %s', async (owner) => {
    responses['/api/jobs'] = () => aResponse(owner, {});
    await read(callApi('/api/jobs'));
    expect(await listKept()).not.toContain('/api/jobs');
  });

  it('keeps nothing that arrives after a logout', async () => {
    responses['/api/jobs'] = async () => {
      await caches.delete('foothold-kept');
      return aResponse('7', {});
    };
    await read(callApi('/api/jobs'));
    expect(await listKept()).toEqual([]);
  });

  it('keeps the 60 that were read last', async () => {
    for (let id = 1; id <= 61; id += 1) {
      responses[`/api/view/jobs/${id}`] = () => aResponse('7', { id });
      await read(callApi(`/api/view/jobs/${id}`));
    }
    const kept = await listKept();
    expect(kept).toHaveLength(61);
    expect(kept).not.toContain('/api/view/jobs/1');
  });
});
