import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { viewSession } from '@foothold/shared/contract';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@foothold/shared/router';
import type { ComponentType } from 'react';
import { inTime, Late } from './late';
import { askAnew } from './lost';

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
export function loadableAgain(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const again = typeof route.lazy === 'function' ? { lazy: persistent(route.lazy as () => Promise<PageModule>) } : {};
    if (route.index) return { ...route, ...again };
    return { ...route, ...again, ...(route.children && { children: loadableAgain(route.children) }) };
  });
}

/** For each of the two: the route asks for the page, then for its data. */
const patience = 2_000;

function persistent(load: () => Promise<PageModule>): () => Promise<PageModule> {
  let page: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  const get = async () => {
    if (page) return page;
    // The first failure may be a used-up preload: the second attempt goes to the network.
    loading ??= load()
      .catch(() => askAnew().then(load))
      .then((found) => {
        page = found;
        return found;
      })
      .finally(() => {
        loading = undefined;
      });
    return inTime(loading, patience);
  };
  const wanted = () =>
    get().catch(async (cause) => {
      if (cause instanceof Late) throw cause;
      // Files may be withheld because the session has ended: the server says so, and leads to the login.
      if (currentIdentity()) await call(viewSession);
      throw new ApiError('offline');
    });

  const standIn: PageModule = {
    loader: async (args) => (await wanted()).loader?.(args) ?? null,
    action: async (args) => (await wanted()).action?.(args) ?? null,
    Component: () => {
      const Page = page?.Component;
      return Page ? <Page /> : null;
    },
  };
  return () => get().catch(() => standIn);
}
