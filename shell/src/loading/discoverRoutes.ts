import type { BootArea } from '@foothold/shared/boot';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@foothold/shared/router';
import { logHandledError } from '../health/uncaughtErrors';
import { registerPatterns } from '../navigation/canonicalPaths';
import { guardArea } from '../navigation/guard';
import type { LoadedArea } from './areaLoader';
import { createErrorBoundary } from './errorBoundary';
import { addLoadedRelease, clearLoadedReleases } from './liveReleases';
import { LoadTimeoutError, reportUnlessLoaded, withTimeout } from './loadTimeout';
import { waitForPrerenderedContours } from './prerenderedPage';
import { toRetryableRoutes } from './retryableRoutes';
import { canOpen, findOwningArea } from './visitorAreas';

/** The areas whose last load failed, with the cause: their addresses show a failure panel. */
export const failedAreas = new Map<string, unknown>();

/** An admin has switched the area off; the message is the reason they gave, to be shown to users. */
export class AreaDisabledError extends Error {
  override name = 'AreaDisabledError';
}

/** Adds an area's routes when an address first belongs to it. An area that fails to load costs its own pages, not the site. */
export const discoverRoutes = (load: (area: BootArea) => Promise<LoadedArea>): PatchRoutesOnNavigationFunction => {
  const addedAreas = new Set<string>();
  clearLoadedReleases();

  return async ({ path, patch, signal }) => {
    const owner = findOwningArea(path);
    if (!owner || addedAreas.has(owner.name) || !canOpen(owner)) return;
    try {
      if (owner.disabled !== undefined) throw new AreaDisabledError(owner.disabled);
      const [{ area, release }] = await Promise.all([
        withTimeout(load(owner), loadTimeout),
        waitForPrerenderedContours(),
      ]);
      if (signal.aborted || addedAreas.has(owner.name)) return;
      addedAreas.add(owner.name);
      addLoadedRelease(owner.name, release);
      failedAreas.delete(owner.name);
      registerPatterns(area.routes);
      patch('site', [toGuardedRoute({ ...owner, release }, area.routes)]);
    } catch (cause) {
      failedAreas.set(owner.name, cause);
      if (cause instanceof LoadTimeoutError) reportUnlessLoaded(cause, { app: owner.name, release: owner.release });
      if (!(cause instanceof AreaDisabledError)) logHandledError(cause);
    }
  };
};

/** Milliseconds until an area that has not loaded yet is reported as failed. */
const loadTimeout = 4_000;

/** Puts an area's routes under its guard, which runs before any of their loaders sends a request. */
const toGuardedRoute = (owner: BootArea, children: RouteObject[]): RouteObject => ({
  id: owner.name,
  handle: { frame: owner.frame },
  middleware: [guardArea(owner.access)],
  ErrorBoundary: createErrorBoundary({ app: owner.name, release: owner.release }),
  children: toRetryableRoutes(children, { app: owner.name, release: owner.release }),
});
