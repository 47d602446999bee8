import { currentIdentity } from '@foothold/shared/auth';
import type { createBrowserRouter } from '@foothold/shared/router';
import { runAfterFirstPage } from '../loading/firstRender';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds that the first page has for itself. */
const delay = 3_000;

/** Registers the service worker for a student, once the first page is shown and the browser has time. */
export function startOfflineReading(router: Router): void {
  if (!navigator.serviceWorker || currentIdentity()?.role !== 'student') return;
  const load = () => import('./serviceWorker').then(({ register }) => register(router)).catch(() => {});
  runAfterFirstPage(router, () => (window.requestIdleCallback ?? setTimeout)(load), delay);
}
