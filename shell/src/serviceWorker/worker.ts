/**
 * The service worker. It keeps what a student has read for when there is no connection, and never stands between people and
 * releases: it has no version of the app, so a new one takes over at once. Only pages of students register it.
 */
import { classify } from './classify';
import type { WorkerScope } from './scope';
import { keepFirstDocument, serveDocument, serveFile, serveResponse } from './serve';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(start()));

scope.addEventListener('fetch', (event) => {
  switch (classify(event.request, location.origin)) {
    case 'document':
      return event.respondWith(serveDocument(event, scope.registration));
    case 'file':
      return event.respondWith(serveFile(event));
    case 'response':
      return event.respondWith(serveResponse(event));
  }
});

async function start(): Promise<void> {
  // A document is requested while the worker starts, as if there was none. Not every browser can.
  await scope.registration.navigationPreload?.enable();
  // Before the page passes by once more: what the API answers is kept beside a document alone.
  await keepFirstDocument().catch(() => {});
  await scope.clients.claim();
}
