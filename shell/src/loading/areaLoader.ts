import type { Area } from '@foothold/shared/area';
import type { AreaSource, BootArea } from '@foothold/shared/boot';
import { queueHealthReport } from '../health/healthReports';
import { abandonHungScripts, refetchUnloadedScripts } from './unloadedScripts';

type LoadRelease = (source: AreaSource) => Promise<Area>;

/** A loaded area and its release, which may be the fallback instead of the requested one. */
export interface LoadedArea {
  area: Area;
  release: string;
}

/** Loads each area once: a second attempt after a failure, then the fallback release, then rejects. */
export function createAreaLoader(loadRelease: LoadRelease): (area: BootArea) => Promise<LoadedArea> {
  const loaded = new Map<string, Promise<LoadedArea>>();
  return (area) => {
    const pending = loaded.get(area.name);
    if (pending) {
      // The user asks again while an attempt still waits.
      abandonHungScripts();
      return pending;
    }
    const loading = loadWithFallback(area, loadRelease);
    loaded.set(area.name, loading);
    // A failure is not cached: the next call starts a new attempt, without a reload of the page.
    loading.catch(() => loaded.delete(area.name));
    return loading;
  };
}

async function loadWithFallback(area: BootArea, loadRelease: LoadRelease): Promise<LoadedArea> {
  const { name, fallback } = area;
  const loading = loadWithRetries(name, area, 2, loadRelease);
  if (!fallback) return loading;
  return loading.catch((cause) =>
    loadWithRetries(name, fallback, 1, loadRelease).catch(() => {
      throw cause;
    }),
  );
}

/** Tries up to `maxAttempts` times and reports the result. Rejects with the first failure, the most informative one. */
async function loadWithRetries(
  app: string,
  source: AreaSource,
  maxAttempts: number,
  loadRelease: LoadRelease,
): Promise<LoadedArea> {
  const { release } = source;
  const failures: unknown[] = [];
  while (failures.length < maxAttempts) {
    try {
      if (failures.length) await refetchUnloadedScripts();
      const area = await loadRelease(source);
      queueHealthReport({ app, release, kind: 'loaded' });
      return { area, release };
    } catch (cause) {
      failures.push(cause);
    }
  }
  // A browser that is offline says nothing about the release.
  if (navigator.onLine) queueHealthReport({ app, release, kind: 'load_failed' });
  throw failures[0];
}
