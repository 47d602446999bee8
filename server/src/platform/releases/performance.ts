import type { ReleaseRecord } from '@foothold/shared/boot';
import type { ReleasePerformance } from '@foothold/shared/contract/admin';
import type { Db } from '../db';
import { toReleaseHealth } from './health';
import { listAppHealthCounts } from './health.queries';
import { listAppReleases } from './queries';

/** Releases that are compared. */
const maxReleases = 12;

/** What the last releases of an app weigh, and how fast they were for the visitors of 30 days; the oldest first. */
export async function loadPerformance(db: Db, app: string): Promise<ReleasePerformance[]> {
  const [rows, counts] = [await listAppReleases(db, app, maxReleases), await listAppHealthCounts(db, app)];
  return rows.reverse().map(({ release, published_at, record }) => {
    const { loaded, lcp, inp } = toReleaseHealth(counts.filter((count) => count.release === release));
    return { release, published_at, loaded, lcp, inp, ...weigh(record) };
  });
}

/** The scripts of the entry with those of the heaviest page. */
function weigh({ files, preload }: ReleaseRecord): Pick<ReleasePerformance, 'bytes' | 'requests'> {
  const pages = [[], ...Object.values(preload.pages)].map((page) => [...new Set([...preload.entry, ...page])]);
  const weights = pages.map((scripts) => ({
    bytes: scripts.reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0),
    requests: scripts.length,
  }));
  return weights.reduce((heaviest, weight) => (weight.bytes > heaviest.bytes ? weight : heaviest));
}
