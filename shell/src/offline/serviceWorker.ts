import { serviceWorkerFile } from '@foothold/shared/boot';
import type { createBrowserRouter } from '@foothold/shared/router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'revalidate'>;

/** Registers the service worker, if the page has none. The browser updates the one that it has by itself. */
export async function register(router: Router): Promise<void> {
  const { serviceWorker } = navigator;
  // There is nothing to load it from when it is needed.
  await import('../layout/OfflineNotice');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.workerStart) return;
  // A page before this one may have registered it while this one was already loading.
  if (serviceWorker.controller) return passAgain(router);
  serviceWorker.addEventListener('controllerchange', () => void passAgain(router), { once: true });
  await serviceWorker.register(`/${serviceWorkerFile}`);
}

/** What a page has loaded before its worker was there passes by it once more: files from the browser's cache, and the data. */
async function passAgain(router: Router): Promise<void> {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = files.filter((url) => url.startsWith(`${location.origin}/mf/`) && /\.(js|woff2)$/.test(url));
  await Promise.all(own.map((url) => fetch(url).catch(() => {})));
  await router.revalidate();
}
