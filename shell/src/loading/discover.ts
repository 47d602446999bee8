import { type Area, FailurePage } from '@foothold/shared/area';
import type { BootArea } from '@foothold/shared/boot';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@foothold/shared/router';
import { opensTo, ownerOf } from '../boot';
import { guard } from '../guard';
import { learnPages } from '../spelling';
import { loadableAgain } from './loadableAgain';

/** Which areas could not be loaded at the last attempt: their addresses show a panel instead. */
export const failedAreas = new Map<string, unknown>();

/** Adds an area's routes the first time an address belongs to it. An area that is down costs its own pages, not the site. */
export const discover = (load: (area: BootArea) => Promise<Area>): PatchRoutesOnNavigationFunction => {
  const added = new Set<string>();

  return async ({ path, patch, signal }) => {
    const owner = ownerOf(path);
    if (!owner || added.has(owner.name) || !opensTo(owner)) return;
    try {
      const area = await load(owner);
      if (signal.aborted || added.has(owner.name)) return;
      added.add(owner.name);
      failedAreas.delete(owner.name);
      learnPages(area.routes);
      patch('site', [underGuard(owner, area.routes)]);
    } catch (cause) {
      failedAreas.set(owner.name, cause);
      reportError(cause);
    }
  };
};

/** An area's routes under its guard, which runs before any of their loaders sends a request. */
const underGuard = (owner: BootArea, children: RouteObject[]): RouteObject => ({
  id: owner.name,
  handle: { frame: owner.frame },
  middleware: [guard(owner.access)],
  ErrorBoundary: FailurePage,
  children: loadableAgain(children),
});
