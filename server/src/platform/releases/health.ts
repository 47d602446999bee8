import type { ReleaseRecord } from '@foothold/shared/boot';
import { failureKinds, type HealthKind, type HealthReport } from '@foothold/shared/contract';
import type { ReleaseHealth } from '@foothold/shared/contract/admin';
import { Failure } from '../http';
import { addHealthCounts, findCanaryHealth, type HealthRow } from './health.queries';
import type { Registry } from './registry';
import { changeLiveReleases, type ReleaseStore } from './service';

/** A canary ends automatically when at least 5 visits and more than 5 % of all failed. */
const minFailures = 5;
const maxFailureRate = 0.05;

/** The width of a histogram step of each web vital. */
const stepSizes: Partial<Record<HealthKind, number>> = { lcp: 100, inp: 20, cls: 0.01 };
const maxSteps = 200;

/** Counts what pages report about existing releases, and ends a canary that fails too often. */
export async function recordHealth(
  store: ReleaseStore & { registry?: Registry },
  reports: readonly HealthReport[],
): Promise<void> {
  const { db, registry } = store;
  const valid: HealthReport[] = [];
  for (const report of reports) {
    const found = await registry?.find(report.app, report.release);
    if (found) valid.push({ ...report, route: toKnownRoute(found.record, report.route) });
  }
  if (valid.length === 0) return;
  await addHealthCounts(db, toHealthRows(valid));

  const failing = valid.filter(({ kind }) => failureKinds.includes(kind));
  for (const { app, release } of new Map(failing.map((report) => [report.app, report])).values())
    await endFailingCanary(store, app, release);
}

async function endFailingCanary(store: ReleaseStore, app: string, release: string): Promise<void> {
  const canary = await findCanaryHealth(store.db, app, release);
  const [loaded, failed] = [Number(canary?.loaded ?? 0), Number(canary?.failed ?? 0)];
  if (!canary || failed < minFailures || failed / (loaded + failed) <= maxFailureRate) return;
  const reason = `${failed} of ${loaded + failed} visits failed`;
  const changes = [{ app, change: { kind: 'end_canary' } as const }];
  await changeLiveReleases(store, { user_id: null, by: 'watch' }, { changes, reason }).catch((cause) => {
    // It was ended in the meantime.
    if (!(cause instanceof Failure)) throw cause;
  });
}

/** Anybody can send a report: only patterns of the release's own pages are kept. */
const toKnownRoute = ({ preload }: ReleaseRecord, route = '') => (Object.hasOwn(preload.pages, route) ? route : '');

/** Sums up equal reports, because a statement may not update a row twice. */
function toHealthRows(reports: readonly HealthReport[]): HealthRow[] {
  const rows = new Map<string, HealthRow>();
  for (const { app, release, kind, route = '', value = 0 } of reports) {
    const step = Math.min(maxSteps, Math.floor(value / (stepSizes[kind] ?? Number.POSITIVE_INFINITY)));
    const key = [app, release, kind, route, step].join(' ');
    rows.set(key, { app, release, kind, route, step, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows.values()];
}

/** The health of a release from its counts. Web vitals are the 75th percentile. */
export function toReleaseHealth(rows: readonly HealthRow[]): ReleaseHealth {
  const of = (kind: HealthKind) => rows.filter((row) => row.kind === kind);
  const sum = (kind: HealthKind) => of(kind).reduce((total, { count }) => total + Number(count), 0);
  return {
    loaded: sum('loaded'),
    load_failed: sum('load_failed'),
    crashed: sum('crashed'),
    unusable: sum('unusable'),
    failing_routes: countFailures(rows),
    lcp: percentile(of('lcp'), stepSizes.lcp),
    cls: percentile(of('cls'), stepSizes.cls),
    inp: percentile(of('inp'), stepSizes.inp),
  };
}

const maxRoutes = 5;

function countFailures(rows: readonly HealthRow[]): ReleaseHealth['failing_routes'] {
  const failures = new Map<string, number>();
  for (const { kind, route, count } of rows)
    if (route && failureKinds.includes(kind)) failures.set(route, (failures.get(route) ?? 0) + Number(count));
  return Array.from(failures, ([route, count]) => ({ route, failures: count }))
    .sort((a, b) => b.failures - a.failures)
    .slice(0, maxRoutes);
}

function percentile(rows: readonly HealthRow[], worth = 1): number | null {
  const total = rows.reduce((sum, { count }) => sum + Number(count), 0);
  let passed = 0;
  for (const { step, count } of [...rows].sort((a, b) => a.step - b.step)) {
    passed += Number(count);
    if (passed >= total * 0.75) return Number(((step + 1) * worth).toFixed(2));
  }
  return null;
}
