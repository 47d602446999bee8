import { call } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { listAreas } from '@foothold/shared/contract';
import { findOwningArea, getUpdatedAreas, isShellOutdated, updateAreas } from './visitorAreas';

/** The release that this document has loaded, by area. */
const loadedReleases = new Map<string, string>();
const loadListeners = new Set<() => void>();

export const getLoadedRelease = (app: string): string | undefined => loadedReleases.get(app);

export const clearLoadedReleases = (): void => loadedReleases.clear();

export function addLoadedRelease(app: string, release: string): void {
  loadedReleases.set(app, release);
  for (const listener of loadListeners) listener();
}

/** Calls `listener` when an area was loaded. Returns an unsubscribe function. */
export function subscribeToLoadedReleases(listener: () => void): () => void {
  loadListeners.add(listener);
  return () => loadListeners.delete(listener);
}

/** Why the area of an address is switched off, as far as is known. */
export const getDisabledReason = (pathname: string): string | undefined => findOwningArea(pathname)?.disabled;

/**
 * Fetches the live releases, at which areas are loaded from now on. Resolves to whether the shell or an area that this
 * document has already loaded is outdated.
 */
export async function refreshLiveReleases(): Promise<boolean> {
  updateAreas(await call(listAreas, { query: { shell: readBoot().shell.release } }));
  return isDocumentOutdated();
}

/** Whether the shell or an area that this document has loaded is outdated, as far as is known. */
export function isDocumentOutdated(): boolean {
  const areas = getUpdatedAreas();
  // An area that was retired is not among the live ones.
  const isLive = (app: string, release: string) =>
    areas?.some((area) => area.name === app && area.release === release) ?? true;
  return isShellOutdated() || [...loadedReleases].some(([app, release]) => !isLive(app, release));
}
