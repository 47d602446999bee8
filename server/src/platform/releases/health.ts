import type { ReleaseRecord } from '@foothold/shared/boot';
import {
  failureKinds,
  type HealthKind,
  type HealthReport,
  type Input,
  type reportHealth,
} from '@foothold/shared/contract';
import type { ReleaseHealth } from '@foothold/shared/contract/admin';
import type { Db } from '../db';
import { Failure } from '../http';
import { addCanaryVisits, addHealthCounts, claimNewReports, findCanaryHealth, type HealthRow } from './health.queries';
import { type HealthTokens, type ReportingPage, toServedRelease } from './healthTokens';
import type { Registry } from './registry';
import { findOpenRollout } from './rollouts.queries';
import { addRolloutVisits } from './rolloutVisits';
import { changeLiveReleases, type ReleaseStore } from './service';

/** A canary ends automatically when it failed for at least 5 visitors and for more than 5 % of all. */
const minFailures = 5;
const maxFailureRate = 0.05;

/** The width of a histogram step of each web vital. */
const stepSizes: Partial<Record<HealthKind, number>> = { lcp: 100, inp: 20, cls: 0.01 };
const maxSteps = 200;

/**
 * Counts what pages report about existing releases, and ends a canary that fails too often. A page counts once for each
 * kind of report and each of its addresses, and a canary is judged by the visitors who got it: one alone cannot end it, nor
 * keep it.
 */
export async function recordHealth(
  store: ReleaseStore & { registry?: Registry; healthTokens: HealthTokens },
  { token, reports }: Input<typeof reportHealth>,
): Promise<void> {
  const { db, registry, healthTokens } = store;
  const page = token && (await healthTokens.read(token));
  if (!page) return;
  const valid: HealthReport[] = [];
  for (const report of reports) {
    const found = await registry?.find(report.app, report.release);
    if (found) valid.push({ ...report, route: toKnownRoute(found.record, report.route) });
  }
  const fresh = await claimReports(db, page, valid);
  if (fresh.length === 0) return;
  await addHealthCounts(db, toHealthRows(fresh));
  // Who got another release knows its name as well, but nothing of how it works.
  await addCanaryVisits(
    db,
    page,
    fresh.filter((report) => page.served.includes(toServedRelease(report))),
  );
  await addRolloutVisits(db, page, fresh);

  const failing = fresh.filter(({ kind }) => failureKinds.includes(kind));
  for (const { app, release } of new Map(failing.map((report) => [report.app, report])).values())
    await endFailingCanary(store, app, release);
}

/** The reports that the page has not sent before. */
async function claimReports(db: Db, { page_id }: ReportingPage, reports: readonly HealthReport[]) {
  const toKey = ({ app, release, kind, route = '' }: HealthReport) => [app, release, kind, route].join(' ');
  const byKey = new Map(reports.map((report) => [toKey(report), report]));
  if (byKey.size === 0) return [];
  const rows = Array.from(byKey.values(), ({ app, release, kind, route = '' }) => ({ app, release, kind, route }));
  const claimed = await claimNewReports(db, page_id, rows);
  return claimed.flatMap((row) => byKey.get(toKey(row)) ?? []);
}

async function endFailingCanary(store: ReleaseStore, app: string, release: string): Promise<void> {
  // A rollout compares with those who have the stable release.
  if (await findOpenRollout(store.db, app)) return;
  const canary = await findCanaryHealth(store.db, app, release);
  const [visitors, failed] = [Number(canary?.visitors ?? 0), Number(canary?.failed ?? 0)];
  if (!canary || failed < minFailures || failed / visitors <= maxFailureRate) return;
  const reason = `It failed for ${failed} of ${visitors} visitors`;
  const changes = [{ app, change: { kind: 'end_canary' } as const }];
  await changeLiveReleases(store, { user_id: null, by: 'watch' }, { changes, reason }).catch((cause) => {
    // It was ended in the meantime.
    if (!(cause instanceof Failure)) throw cause;
  });
}

/** Anybody can send a report: only patterns of the release's own pages are kept. */
export const toKnownRoute = ({ preload }: ReleaseRecord, route = ''): string =>
  Object.hasOwn(preload.pages, route) ? route : '';

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
