import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { viewSession } from '@foothold/shared/contract';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@foothold/shared/router';
import type { ComponentType } from 'react';
import { refetchFailedScripts } from './failedScripts';
import { LoadTimeoutError, withTimeout } from './loadTimeout';

/** What a page's module exports, of what the router looks for. */
interface PageModule {
  Component?: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

/**
 * The router keeps a failed lazy page for ever. Here a page whose chunk did not come gets a stand-in that tries again
 * whenever its data is asked for, so that 'Try again' recovers without a reload.
 */
export function toRetryableRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const retryableLazy =
      typeof route.lazy === 'function' ? { lazy: toRetryableLoader(route.lazy as () => Promise<PageModule>) } : {};
    if (route.index) return { ...route, ...retryableLazy };
    return { ...route, ...retryableLazy, ...(route.children && { children: toRetryableRoutes(route.children) }) };
  });
}

/** For each of the two: the route asks for the page, then for its data. */
const loadTimeout = 2_000;

function toRetryableLoader(load: () => Promise<PageModule>): () => Promise<PageModule> {
  let page: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const loadPage = async () => {
    if (page) return page;
    // The first failure may be a used-up preload: the second attempt goes to the network.
    loading ??= load()
      .catch(() => refetchFailedScripts().then(load))
      .then((found) => {
        page = found;
        return found;
      })
      .finally(() => {
        loading = undefined;
      });
    return withTimeout(loading, loadTimeout);
  };
  const loadOrExplain = () =>
    loadPage().catch(async (cause) => {
      if (cause instanceof LoadTimeoutError) throw cause;
      // Files may be withheld because the session has ended: the server says so, and leads to the login.
      if (currentIdentity()) await call(viewSession);
      throw new ApiError('offline');
    });

  const fallbackPage: PageModule = {
    loader: async (args) => (await loadOrExplain()).loader?.(args) ?? null,
    action: async (args) => (await loadOrExplain()).action?.(args) ?? null,
    Component: () => {
      const Page = page?.Component;
      return Page ? <Page /> : null;
    },
  };
  return () => loadPage().catch(() => fallbackPage);
}
