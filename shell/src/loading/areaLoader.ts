import type { Area } from '@foothold/shared/area';
import type { AreaSource, BootArea } from '@foothold/shared/boot';
import { queueHealthReport } from '../health/healthReports';
import { addScriptAddress } from '../scriptAddresses';
import { createRepeatableLoad, type RepeatableLoad } from './repeatableLoad';
import { isAnyScriptUnloaded, refetchUnloadedScripts } from './unloadedScripts';

type LoadRelease = (source: AreaSource) => Promise<Area>;

/** A loaded area and its release, which may be the fallback instead of the requested one. */
export interface LoadedArea {
  area: Area;
  release: string;
}

/** Milliseconds, just less than a loader waits for a script: an attempt that failed after more has waited for one in vain. */
const hungAfter = 5_500;

/**
 * Loads each area once: a second attempt after a failure, then the fallback release, then rejects. Where a script hangs, the
 * fallback comes at once: a second attempt would let the visitor wait as long again.
 */
export function createAreaLoader(loadRelease: LoadRelease): (area: BootArea) => Promise<LoadedArea> {
  /** As of the last request: what is live may have changed since the one before. */
  const requested = new Map<string, BootArea>();
  const loads = new Map<string, RepeatableLoad<LoadedArea>>();
  return (area) => {
    const { name } = area;
    requested.set(name, area);
    const load =
      loads.get(name) ?? createRepeatableLoad(() => loadWithFallback(requested.get(name) ?? area, loadRelease));
    loads.set(name, load);
    return load.request();
  };
}

async function loadWithFallback(area: BootArea, loadRelease: LoadRelease): Promise<LoadedArea> {
  const { name, fallback } = area;
  const loading = loadWithRetries(name, area, { most: 2, hasOther: fallback !== undefined }, loadRelease);
  if (!fallback) return loading;
  return loading.catch((cause) =>
    loadWithRetries(name, fallback, { most: 1 }, loadRelease).catch(() => {
      throw cause;
    }),
  );
}

interface Attempts {
  most: number;
  /** Whether another release is loaded where this one cannot be. */
  hasOther?: boolean;
}

/** Tries up to `most` times and reports the result. Rejects with the first failure, the most informative one. */
async function loadWithRetries(
  app: string,
  source: AreaSource,
  { most, hasOther = false }: Attempts,
  loadRelease: LoadRelease,
): Promise<LoadedArea> {
  const { release } = source;
  addScriptAddress(app, source);
  const failures: unknown[] = [];
  let isHung = false;
  while (failures.length < most && !(isHung && hasOther)) {
    const since = Date.now();
    try {
      // An earlier attempt, of this load or of one before it, may have lost scripts that this one would wait for.
      if (isAnyScriptUnloaded()) await refetchUnloadedScripts();
      const area = await loadRelease(source);
      queueHealthReport({ app, release, kind: 'loaded' });
      return { area, release };
    } catch (cause) {
      failures.push(cause);
      isHung = Date.now() - since > hungAfter;
    }
  }
  // A browser that is offline says nothing about the release.
  if (navigator.onLine) queueHealthReport({ app, release, kind: 'load_failed' });
  throw failures[0];
}
