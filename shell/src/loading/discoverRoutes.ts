import type { BootArea } from '@foothold/shared/boot';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@foothold/shared/router';
import { registerPatterns } from '../canonicalPaths';
import { guardArea } from '../guard';
import { waitForPrerenderedContours } from '../prerender';
import { canOpen, findOwningArea } from '../visitorAreas';
import { createAreaErrorBoundary } from './areaErrorBoundary';
import type { LoadedArea } from './areaLoader';
import { loadedReleases } from './liveReleases';
import { withTimeout } from './loadTimeout';
import { toRetryableRoutes } from './retryableRoutes';

/** Which areas could not be loaded at the last attempt: their addresses show a panel instead. */
export const failedAreas = new Map<string, unknown>();

/** The area's operator has switched it off; the message is theirs, for people. */
export class AreaDisabledError extends Error {
  override name = 'AreaDisabledError';
}

/** Adds an area's routes the first time an address belongs to it. An area that is down costs its own pages, not the site. */
export const discoverRoutes = (load: (area: BootArea) => Promise<LoadedArea>): PatchRoutesOnNavigationFunction => {
  const addedAreas = new Set<string>();
  loadedReleases.clear();

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
      loadedReleases.set(owner.name, release);
      failedAreas.delete(owner.name);
      registerPatterns(area.routes);
      patch('site', [toGuardedRoute({ ...owner, release }, area.routes)]);
    } catch (cause) {
      failedAreas.set(owner.name, cause);
      if (!(cause instanceof AreaDisabledError)) reportError(cause);
    }
  };
};

/** Nobody looks at nothing for longer than this. */
const loadTimeout = 4_000;

/** An area's routes under its guard, which runs before any of their loaders sends a request. */
const toGuardedRoute = (owner: BootArea, children: RouteObject[]): RouteObject => ({
  id: owner.name,
  handle: { frame: owner.frame },
  middleware: [guardArea(owner.access)],
  ErrorBoundary: createAreaErrorBoundary(owner),
  children: toRetryableRoutes(children),
});
