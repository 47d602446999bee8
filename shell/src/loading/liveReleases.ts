import { call } from '@foothold/shared/api';
import { readBoot } from '@foothold/shared/boot';
import { listAreas } from '@foothold/shared/contract';
import { findOwningArea, isShellOutdated, updateAreas } from './visitorAreas';

/** The release that this document has loaded, by area. */
export const loadedReleases = new Map<string, string>();

/** Why the area of an address is switched off, as far as is known. */
export const getDisabledReason = (pathname: string): string | undefined => findOwningArea(pathname)?.disabled;

/**
 * Fetches the live releases, at which areas are loaded from now on. Resolves to whether the shell or an area that this
 * document has already loaded is outdated.
 */
export async function refreshLiveReleases(): Promise<boolean> {
  const live = await call(listAreas, { query: { shell: readBoot().shell.release } });
  updateAreas(live);
  return isShellOutdated() || [...loadedReleases].some(([name, release]) => !isLive(name, release, live.areas));
}

/** An area that was retired is not among the live ones. */
const isLive = (name: string, release: string, areas: readonly { name: string; release: string }[]) =>
  areas.some((area) => area.name === name && area.release === release);
