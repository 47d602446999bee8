import { call } from '@foothold/shared/api';
import { listAreas } from '@foothold/shared/contract';
import { isShellOutdated, updateAreas } from '../visitorAreas';

/** By area, the release that this page has taken its pages from. */
export const loadedReleases = new Map<string, string>();

/**
 * Learns what is live now. Areas that this page has not loaded yet are loaded at that from now on; resolves to whether
 * something that it has loaded is no longer what a new page would get.
 */
export async function refreshLiveReleases(): Promise<boolean> {
  const live = await call(listAreas, {});
  updateAreas(live);
  return isShellOutdated() || live.areas.some(isOutdated);
}

function isOutdated({ name, release }: { name: string; release: string }): boolean {
  const loaded = loadedReleases.get(name);
  return loaded !== undefined && loaded !== release;
}
