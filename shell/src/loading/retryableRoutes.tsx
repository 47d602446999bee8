import { ApiError, call, connectionError } from '@foothold/shared/api';
import type { AreaRouteHandle } from '@foothold/shared/area';
import { currentIdentity } from '@foothold/shared/auth';
import { viewSession } from '@foothold/shared/contract';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
} from '@foothold/shared/router';
import type { ComponentType } from 'react';
import { queueHealthReport, type ReportedCode } from '../health/healthReports';
import { logHandledError } from '../health/uncaughtErrors';
import { joinPattern } from '../navigation/canonicalPaths';
import { guardPage } from '../navigation/guard';
import { createErrorBoundary } from './errorBoundary';
import { noteLoadedPage } from './firstRender';
import { refreshLiveReleases } from './liveReleases';
import { LoadTimeoutError, reportUnlessLoaded, withTimeout } from './loadTimeout';
import { createRepeatableLoad } from './repeatableLoad';
import { forgetFailedModules, isScriptMissing, refetchUnloadedScripts } from './unloadedScripts';

/** The exports of a page's module that the router uses. */
interface PageModule {
  Component?: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
  ErrorBoundary?: ComponentType;
}

/**
 * The routes of an area, as the shell runs them: with their guards, and with pages whose code can be loaded again.
 *
 * The router caches the failure of a lazy route until the page is reloaded. Here a page whose chunk fails to load is
 * replaced by a fallback that retries whenever its loader runs, so that 'Try again' works without a reload.
 */
export function toRetryableRoutes(
  routes: readonly RouteObject[],
  source: Pick<ReportedCode, 'app' | 'release'>,
  parentPattern = '',
): RouteObject[] {
  return routes.map((route) => {
    const pattern = joinPattern(parentPattern, route.path);
    const code = { ...source, route: pattern };
    const retryableLazy =
      typeof route.lazy === 'function'
        ? { lazy: toRetryableLoader(route.lazy as () => Promise<PageModule>, code) }
        : {};
    const guard = (route.handle as Partial<AreaRouteHandle> | undefined)?.guard;
    const guarded = guard ? { middleware: [guardPage(guard), ...(route.middleware ?? [])] } : {};
    if (route.index) return { ...route, ...retryableLazy, ...guarded };
    const { children } = route;
    return {
      ...route,
      ...retryableLazy,
      ...guarded,
      ...(children && { children: toRetryableRoutes(children, source, pattern) }),
    };
  });
}

/** The server answers: what does not come is this page's code. */
const chunkError = () => new ApiError('unavailable', { error: 'This page did not load. Try again in a moment.' });

/** Milliseconds. Applies twice: to the lazy route and then to the fallback's loader. */
const loadTimeout = 2_000;

function toRetryableLoader(loadModule: () => Promise<PageModule>, code: ReportedCode): () => Promise<PageModule> {
  const load = () => {
    forgetFailedModules();
    return loadModule();
  };
  let page: PageModule | undefined;
  const loadAgain = () => refetchUnloadedScripts().then(load);
  let isFirst = true;
  const loading = createRepeatableLoad(async () => {
    const first = isFirst ? load() : loadAgain();
    isFirst = false;
    // The first failure may come from a broken preload: later ones go to the network.
    const loaded = await first.catch(loadAgain);
    page = { ...loaded, ErrorBoundary: createErrorBoundary(code, loaded.ErrorBoundary) };
    noteLoadedPage();
    return page;
  });
  /** Whether the next load is one that the fallback goes on with, and no request of the user. */
  let isContinued = false;
  const loadPage = async () => {
    if (page) return page;
    const running = isContinued ? loading.current() : undefined;
    isContinued = false;
    return withTimeout(running ?? loading.request(), loadTimeout);
  };
  const loadOrExplain = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
    loadPage().catch(async (cause) => {
      if (cause instanceof LoadTimeoutError) {
        reportUnlessLoaded(cause, code);
        throw cause;
      }
      if (!isScriptMissing(cause)) {
        // The code is here and failed while it was set up. The error boundary reports a crash of the release.
        logHandledError(cause);
        throw cause;
      }
      // The server refuses an area's files after the end of the session: this call then redirects to the login.
      if (currentIdentity()) await call(viewSession);
      if (navigator.onLine) queueHealthReport({ ...code, kind: 'load_failed' });
      const isOutdated = await refreshLiveReleases().catch(() => undefined);
      // A release that is not live any more may be deleted: the address then opens with the one that is.
      if (isOutdated) throw redirectDocument(request.url);
      throw isOutdated === undefined ? connectionError() : chunkError();
    });

  const fallbackPage: PageModule = {
    loader: async (args) => (await loadOrExplain(args)).loader?.(args) ?? null,
    action: async (args) => (await loadOrExplain(args)).action?.(args) ?? null,
    Component: () => {
      const Page = page?.Component;
      return Page ? <Page /> : null;
    },
    ErrorBoundary: createErrorBoundary(code),
  };
  return () =>
    loadPage().catch(() => {
      isContinued = true;
      return fallbackPage;
    });
}
