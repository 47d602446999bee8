import { keptCache, serviceWorkerFile } from '@foothold/shared/boot';
import {
  documentPath,
  findDocument,
  findResponse,
  forgetAll,
  ignoreVary,
  keepDocument,
  keepFile,
  keepResponse,
  openKept,
} from './kept';
import type { FetchEvent } from './scope';

/** Of the worker's scope. */
type Registration = Pick<ServiceWorkerRegistration, 'unregister'>;

/**
 * A document comes from the server, always, so that a new release is seen at once. Only where there is no response at all,
 * whatever its status, the kept one stands in for it. The login ends what is kept, and has no stand-in.
 */
export async function serveDocument(event: FetchEvent, registration: Registration): Promise<Response> {
  const isLogin = /^\/login(\/|$)/i.test(new URL(event.request.url).pathname);
  if (isLogin) await forgetAll().catch(() => {});
  const kept = isLogin ? undefined : await caches.open(keptCache).catch(() => undefined);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (kept) inBackground(event, keepDocument(kept, response.clone()));
    inBackground(event, retireIfUnwanted(registration));
    return response;
  } catch (cause) {
    const found = isLogin ? undefined : await findDocument();
    if (found) return found;
    throw cause;
  }
}

/** A file of a release never changes, so it is the kept one, unless a page asks for it anew because its hash was wrong. */
export async function serveFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await openKept().catch(() => undefined);
  const found = await kept?.match(request.url, ignoreVary).catch(() => undefined);
  if (found && request.cache === 'default') return found;
  try {
    const response = await fetch(request);
    if (kept) inBackground(event, keepFile(kept, request.url, response.clone()));
    return response;
  } catch (cause) {
    // Some browsers ask for everything anew when a page is reloaded.
    if (found) return found;
    throw cause;
  }
}

/** What the API answers comes from the server; only where there is no response, the kept one takes its place. */
export async function serveResponse(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await openKept().catch(() => undefined);
  try {
    const response = await fetch(request);
    if (kept) inBackground(event, keepResponse(kept, request.url, response.clone()));
    return response;
  } catch (cause) {
    const found = request.signal.aborted ? undefined : await findResponse(request.url);
    if (found) return found;
    throw cause;
  }
}

/** The first page loads before its worker is there, which then asks for it once more. */
export async function keepFirstDocument(): Promise<void> {
  if (await openKept()) return;
  const kept = await caches.open(keptCache);
  await keepDocument(kept, await fetch(documentPath, { headers: { accept: 'text/html' } }));
}

/** The worker asks with each document whether the site still has it. If not, it leaves nothing behind. */
async function retireIfUnwanted(registration: Registration): Promise<void> {
  const { status } = await fetch(`/${serviceWorkerFile}`, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await forgetAll();
  await registration.unregister();
}

/** What cannot be kept, for want of room or of a connection, is no failure of the page. */
const inBackground = (event: FetchEvent, work: Promise<unknown>) => event.waitUntil(work.catch(() => {}));
