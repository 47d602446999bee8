import type { createBrowserRouter } from '@foothold/shared/router';
import { toast } from './toast';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Removes the toast of a page that the user leaves. What belongs to the next page is shown after the navigation. */
export function clearToastOnNavigation(router: Router): void {
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    toast.clear();
  });
}
