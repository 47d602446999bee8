import type { BootArea } from '@foothold/shared/boot';
import type { PatchRoutesOnNavigationFunction, RouteObject } from '@foothold/shared/router';
import { opensTo, ownerOf } from '../boot';
import { guard } from '../guard';
import { learnPages } from '../spelling';
import { linesOfStill } from '../still';
import type { LoadedArea } from './areas';
import { inTime } from './late';
import { loadableAgain } from './loadableAgain';
import { loadedReleases } from './renewal';
import { reporting } from './reporting';

/** Which areas could not be loaded at the last attempt: their addresses show a panel instead. */
export const failedAreas = new Map<string, unknown>();

/** The area's operator has switched it off; the message is theirs, for people. */
export class SwitchedOff extends Error {
  override name = 'SwitchedOff';
}

/** Adds an area's routes the first time an address belongs to it. An area that is down costs its own pages, not the site. */
export const discover = (load: (area: BootArea) => Promise<LoadedArea>): PatchRoutesOnNavigationFunction => {
  const added = new Set<string>();
  loadedReleases.clear();

  return async ({ path, patch, signal }) => {
    const owner = ownerOf(path);
    if (!owner || added.has(owner.name) || !opensTo(owner)) return;
    try {
      if (owner.disabled !== undefined) throw new SwitchedOff(owner.disabled);
      const [{ area, release }] = await Promise.all([inTime(load(owner), patience), linesOfStill()]);
      if (signal.aborted || added.has(owner.name)) return;
      added.add(owner.name);
      loadedReleases.set(owner.name, release);
      failedAreas.delete(owner.name);
      learnPages(area.routes);
      patch('site', [underGuard({ ...owner, release }, area.routes)]);
    } catch (cause) {
      failedAreas.set(owner.name, cause);
      if (!(cause instanceof SwitchedOff)) reportError(cause);
    }
  };
};

/** Nobody looks at nothing for longer than this. */
const patience = 4_000;

/** An area's routes under its guard, which runs before any of their loaders sends a request. */
const underGuard = (owner: BootArea, children: RouteObject[]): RouteObject => ({
  id: owner.name,
  handle: { frame: owner.frame },
  middleware: [guard(owner.access)],
  ErrorBoundary: reporting(owner),
  children: loadableAgain(children),
});
