import { failureKinds, type HealthReport } from '@foothold/shared/contract';
import type { Db, Row } from '../db';
import { type ReportingPage, toServedRelease } from './healthTokens';
import { findOpenRollout, listOpenRollouts } from './rollouts.queries';
import { addError, addEvents, addVisit } from './rolloutVisits.queries';

/** What is still good, as web.dev/vitals has it: milliseconds, for CLS a score. */
export const vitalLimits = { lcp: 2_500, inp: 200, cls: 0.1 } as const;

const isVital = (kind: string): kind is keyof typeof vitalLimits => Object.hasOwn(vitalLimits, kind);

/**
 * Records for each rollout what these reports say of its release or of the stable one, once for each visitor. Both are
 * counted in the same time, and only from pages that were served with them.
 */
export async function addRolloutVisits(db: Db, page: ReportingPage, reports: readonly HealthReport[]): Promise<void> {
  if (!reports.length || page.served.every((name) => name === '')) return;
  for (const rollout of await listOpenRollouts(db)) {
    for (const has_release of [true, false]) {
      const { app } = rollout;
      const release = has_release ? rollout.release : rollout.stable;
      if (!page.served.includes(toServedRelease({ app, release }))) continue;
      const own = reports.filter((report) => isAbout(report, app, release));
      if (own.length) await addReports(db, rollout, { page, has_release, reports: own });
    }
  }
}

/** Vitals are reported for an area. The shell that it runs in has its part in them. */
const isAbout = (report: HealthReport, app: string, release: string) =>
  (report.app === app && report.release === release) || (app === 'shell' && isVital(report.kind));

interface PageReports {
  page: ReportingPage;
  has_release: boolean;
  reports: readonly HealthReport[];
}

async function addReports(
  db: Db,
  { id, step, steps }: Row<'rollouts'>,
  { page: { visitor, page_id }, has_release, reports }: PageReports,
): Promise<void> {
  const about = { rollout_id: id, visitor, step, has_release };
  const isReturning = await addVisit(db, { ...about, first_page: page_id });
  const is_watch = step === steps.length - 1;
  // Nobody has the files of a new release: the first page with it says nothing of how fast it is, nor does one beside it.
  const measures = new Set(reports.flatMap(toMeasures).filter((measure) => measure !== 'lcp' || isReturning));
  if (measures.size)
    await addEvents(
      db,
      Array.from(measures, (measure) => ({ ...about, measure, is_watch })),
    );
}

/** What a report says that is bad for the visitor. */
function toMeasures({ kind, value = 0 }: HealthReport): Row<'rollout_events'>['measure'][] {
  if (failureKinds.includes(kind)) return ['failed'];
  return isVital(kind) && value > vitalLimits[kind] ? [kind] : [];
}

/** Records for the rollout of an app, if one is under way, that a visitor met an error of its release or of the stable one. */
export async function addRolloutError(
  db: Db,
  { served, visitor, page_id }: ReportingPage,
  { app, release, trace_id }: { app: string; release: string; trace_id: number },
): Promise<void> {
  if (!served.includes(toServedRelease({ app, release }))) return;
  const rollout = await findOpenRollout(db, app);
  if (!rollout || ![rollout.release, rollout.stable].includes(release)) return;
  const { id, step, steps } = rollout;
  const about = { rollout_id: id, visitor, step, has_release: release === rollout.release };
  await addVisit(db, { ...about, first_page: page_id });
  await addError(db, { ...about, trace_id, is_watch: step === steps.length - 1 });
}
