import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerFile } from '@foothold/shared/boot';
import type { Context } from '../../platform/context';
import { type PageCall, type PageResponse, type PageRoute, pageRoute } from '../../platform/http';
import { assignBucket } from '../../platform/releases/bucket';
import { getIntegrity } from '../../platform/releases/registry';

/** `GET /service-worker.js`: the file of the live shell. 410 or 404 makes a worker that a browser has remove itself. */
export const serviceWorkerRoutes = (context: Context): PageRoute[] => [
  pageRoute(`/${serviceWorkerFile}`, (call) => sendServiceWorker(context, call)),
];

async function sendServiceWorker({ registry, config }: Context, { user, request }: PageCall): Promise<PageResponse> {
  if (!config.OFFLINE_READING) return { status: 410, headers: { 'cache-control': 'no-store' } };
  const bucket = registry?.hasCanary() ? assignBucket(user, request.header('cookie')).bucket : undefined;
  const shell = registry?.liveFor(bucket).shell;
  if (!shell || !(serviceWorkerFile in shell.record.files))
    return { status: 404, headers: { 'cache-control': 'no-store' } };
  const headers = { ...scriptHeaders, etag: `"${getIntegrity(shell, serviceWorkerFile).slice(7, 39)}"` };
  if (request.header('if-none-match') === headers.etag) return { status: 304, headers };
  await shell.fetch?.(serviceWorkerFile);
  return { status: 200, headers, body: await readFile(join(shell.folder, serviceWorkerFile)) };
}

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  // What the worker itself may load: it passes on requests of this site's pages, and runs no other script.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};
