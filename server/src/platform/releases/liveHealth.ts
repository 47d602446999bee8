import type { Db } from '../db';
import { toReleaseHealth } from './health';
import { findCanaryHealth, listHealthCounts } from './health.queries';
import { listPointers } from './queries';

/** How often a release that some visitors get has failed. */
export interface LiveHealth {
  app: string;
  release: string;
  slot: 'live' | 'canary';
  failures: number;
  /** Failures divided by the pages, or for a canary the visitors, that loaded it or failed to; at most 1. */
  failure_ratio: number;
}

/** The health of what is live: of a canary by the visitors who got it, by which it is judged, of others by the last day. */
export async function loadLiveHealth(db: Db): Promise<LiveHealth[]> {
  const [pointers, counts] = [await listPointers(db), await listHealthCounts(db)];
  const found: LiveHealth[] = [];
  for (const { app, stable, canary } of pointers) {
    const health = toReleaseHealth(counts.filter((row) => row.app === app && row.release === stable));
    const failures = health.load_failed + health.crashed + health.unusable;
    const loads = health.loaded + health.load_failed;
    found.push({ app, release: stable, slot: 'live', failures, failure_ratio: toRatio(failures, loads) });
    if (canary === null) continue;
    const visits = await findCanaryHealth(db, app, canary);
    const failed = Number(visits?.failed ?? 0);
    const failure_ratio = toRatio(failed, Number(visits?.visitors ?? 0));
    found.push({ app, release: canary, slot: 'canary', failures: failed, failure_ratio });
  }
  return found;
}

const toRatio = (failures: number, of: number) => Math.min(1, failures / Math.max(1, of));
