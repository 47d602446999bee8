import { type RolloutMeasure, rolloutMeasures } from '@foothold/shared/contract/admin';
import type { Db, Row } from '../db';
import { vitalLimits } from './rolloutVisits';
import { countEvents, countVisits, type EventCount, listVisitorTotals, type VisitCount } from './rolloutVisits.queries';
import type { Pair, RolloutCounts } from './sequentialTest';

/** What was counted of a rollout: of each step that some visitors got, and of the last one, which all got. */
export async function loadCounts(db: Db, { id, steps }: Row<'rollouts'>): Promise<RolloutCounts<RolloutMeasure>> {
  const [visits, events] = [await countVisits(db, id), await countEvents(db, id)];
  const last = steps.length - 1;
  const periods = steps.slice(0, last).map((percent, step) => ({
    share: percent / 100,
    visitors: toPair(visits.filter((one) => one.step === step)),
    events: byMeasure((measure) =>
      toPair(events.filter((one) => one.step === step && one.measure === measure && !one.is_watch)),
    ),
  }));
  const watched = toPair(visits.filter((one) => one.step === last)).release;
  const toWatched = (measure: RolloutMeasure) =>
    toPair(events.filter((one: EventCount) => one.measure === measure && one.is_watch)).release;
  return { periods, watch: watched ? { visitors: watched, events: byMeasure(toWatched) } : undefined };
}

const byMeasure = <T>(toValue: (measure: RolloutMeasure) => T) =>
  Object.fromEntries(rolloutMeasures.map((measure) => [measure, toValue(measure)])) as Record<RolloutMeasure, T>;

function toPair(counts: readonly VisitCount[]): Pair {
  const sum = (has_release: boolean) =>
    counts.reduce((total, one) => total + (one.has_release === has_release ? Number(one.count) : 0), 0);
  return { release: sum(true), stable: sum(false) };
}

const happenings: Record<RolloutMeasure, string> = {
  failed: 'It failed for',
  lcp: `LCP: over ${vitalLimits.lcp / 1000} s for`,
  inp: `INP: over ${vitalLimits.inp} ms for`,
  cls: `CLS: over ${vitalLimits.cls} for`,
  new_error: 'Errors of a new kind for',
};

/** A sentence that says by what a release is worse. */
export async function describeWorse(db: Db, { id, stable }: Row<'rollouts'>, measure: RolloutMeasure): Promise<string> {
  const totals = await listVisitorTotals(db, [id]);
  const find = (has_release: boolean, about: RolloutMeasure | null) =>
    totals.find((one) => one.has_release === has_release && one.measure === about)?.visitors ?? 0;
  const rate = ((100 * find(false, measure)) / Math.max(1, find(false, null))).toFixed(1).replace(/\.0$/, '');
  return `${happenings[measure]} ${find(true, measure)} of ${find(true, null)} visitors, against ${rate} % with ${stable}`;
}
