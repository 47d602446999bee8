import type { Area } from '@foothold/shared/area';
import type { AreaSource, BootArea } from '@foothold/shared/boot';

type LoadRelease = (source: AreaSource) => Promise<Area>;

/** Loads areas once each: a second try after a failure, then the release before, then the failure is the caller's. */
export function areaLoader(loadRelease: LoadRelease): (area: BootArea) => Promise<Area> {
  const loaded = new Map<string, Promise<Area>>();
  return (area) => {
    const known = loaded.get(area.name);
    if (known) return known;
    const loading = insist(area, loadRelease);
    loaded.set(area.name, loading);
    // A failure is not kept: the next attempt starts afresh, without a reload of the page.
    loading.catch(() => loaded.delete(area.name));
    return loading;
  };
}

async function insist(area: BootArea, loadRelease: LoadRelease): Promise<Area> {
  const attempts = [area, area, ...(area.fallback ? [area.fallback] : [])];
  const failures: unknown[] = [];
  for (const source of attempts) {
    try {
      return await loadRelease(source);
    } catch (cause) {
      failures.push(cause);
    }
  }
  throw failures[0];
}
