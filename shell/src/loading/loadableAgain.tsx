import { ApiError } from '@foothold/shared/api';
import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject } from '@foothold/shared/router';
import type { ComponentType } from 'react';

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

function persistent(load: () => Promise<PageModule>): () => Promise<PageModule> {
  let page: PageModule | undefined;
  const get = async () => {
    // The first failure may be a used-up preload: the second attempt goes to the network.
    page ??= await load().catch(load);
    return page;
  };
  const wanted = () =>
    get().catch(() => {
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
