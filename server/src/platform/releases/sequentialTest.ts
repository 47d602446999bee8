/**
 * The chance, at most, that a rollout stops a release that is no worse than the one before it: for all that is measured
 * together, from its first visitor to its last, however often it is looked at.
 */
export const falseAlarmRate = 0.01;

/** How the false alarms are shared out: while some visitors get the release, and once all do, where two things may err. */
const whileCompared = 0.8 * falseAlarmRate;
const whileWatched = 0.1 * falseAlarmRate;
const ofUpperBound = 0.1 * falseAlarmRate;

/** How many times as often something bad may happen with a worse release. Nobody knows by how much, so each is tried. */
const riskRatios = [1.2, 1.5, 2, 4, 10];

/** Visitors with the release, and with the stable one beside it. */
export interface Pair {
  release: number;
  stable: number;
}

/** What was counted while the same share of the visitors got the release. */
export interface Period<Measure extends string> {
  /** 0 to 1. */
  share: number;
  visitors: Pair;
  /** The visitors to whom it happened here for the first time. */
  events: Readonly<Record<Measure, Pair>>;
}

/** What was counted once everybody got the release: beside it there is no other. */
interface Watch<Measure extends string> {
  visitors: number;
  events: Readonly<Record<Measure, number>>;
}

export interface RolloutCounts<Measure extends string> {
  periods: readonly Period<Measure>[];
  watch?: Watch<Measure> | undefined;
}

/** The measure by which the release is worse than the stable one; undefined while nothing says so. */
export function findWorseMeasure<Measure extends string>(
  measures: readonly Measure[],
  { periods, watch }: RolloutCounts<Measure>,
): Measure | undefined {
  return measures.find((measure) => isWorse(ofMeasure({ periods, watch }, measure), measures.length));
}

/** What was counted of one measure. */
interface MeasureCounts {
  periods: readonly MeasuredPeriod[];
  watch: Frequency | undefined;
}

const ofMeasure = <Measure extends string>(
  { periods, watch }: RolloutCounts<Measure>,
  measure: Measure,
): MeasureCounts => ({
  periods: periods.map((period) => ({ ...period, events: period.events[measure] })),
  watch: watch && { ...watch, events: watch.events[measure] },
});

/** `count` measures share the false alarms. */
function isWorse({ periods, watch }: MeasureCounts, count: number): boolean {
  if (computeEvidence(periods) > count / whileCompared) return true;
  if (!watch) return false;
  const stable = {
    visitors: sum(periods, ({ visitors }) => visitors.stable),
    events: sum(periods, ({ events }) => events.stable),
  };
  const highest = computeUpperBound(stable, ofUpperBound / count);
  return computeWatchEvidence(watch, highest) > count / whileWatched;
}

const mostCounted = 100;

/**
 * To how many further visitors something must happen at this step until the release is stopped, where it happens to all who
 * get it from now on and to nobody else: 0 where it would be now, undefined where it takes more than 100.
 */
export function countUntilStopped<Measure extends string>(
  measures: readonly Measure[],
  counts: RolloutCounts<Measure>,
  { measure, step }: { measure: Measure; step: number },
): number | undefined {
  const { periods, watch } = ofMeasure(counts, measure);
  const isWatched = step >= periods.length;
  for (let more = 0; more <= mostCounted; more += 1) {
    const imagined: MeasureCounts = {
      periods: periods.map((period, index) => (index === step ? addEvents(period, more) : period)),
      watch: isWatched ? { visitors: (watch?.visitors ?? 0) + more, events: (watch?.events ?? 0) + more } : watch,
    };
    if (isWorse(imagined, measures.length)) return more;
  }
  return undefined;
}

/** To visitors who were counted, or among others who come in the same proportion: both leave the share as it is. */
const addEvents = (period: MeasuredPeriod, more: number): MeasuredPeriod => ({
  ...period,
  events: { ...period.events, release: period.events.release + more },
});

interface MeasuredPeriod {
  share: number;
  visitors: Pair;
  events: Pair;
}

/**
 * How many times as likely the events are with a release that is worse as with one that is not: the mean over the ratios.
 * Where the release is no worse, a visitor to whom something happens for the first time is one of its visitors with at most
 * the probability of its share. So this is a supermartingale, and by Ville's inequality it exceeds 1/a with at most the
 * probability a, ever. A share that was larger than planned counts as it was, which only takes evidence away.
 */
export function computeEvidence(periods: readonly MeasuredPeriod[]): number {
  const logarithms = riskRatios.map((ratio) =>
    sum(periods, ({ share, visitors, events }) => {
      const all = visitors.release + visitors.stable;
      const counted = Math.max(share, all === 0 ? 0 : visitors.release / all);
      return events.release * Math.log(ratio) - (events.release + events.stable) * Math.log1p(counted * (ratio - 1));
    }),
  );
  return meanOf(logarithms.map(Math.exp));
}

interface Frequency {
  visitors: number;
  events: number;
}

/** The same without visitors beside: against the highest rate that the stable release may have. */
export function computeWatchEvidence({ visitors, events }: Frequency, highest: number): number {
  if (highest >= 1) return 1;
  const others = Math.max(0, visitors - events);
  const logarithms = riskRatios.map((ratio) => {
    const rate = Math.min(ratio * highest, (1 + highest) / 2);
    return events * Math.log(rate / highest) + others * Math.log((1 - rate) / (1 - highest));
  });
  return meanOf(logarithms.map(Math.exp));
}

/** The rate that is exceeded with at most this probability, by Chernoff's bound. Without visitors it is 1. */
export function computeUpperBound({ visitors, events }: Frequency, probability: number): number {
  if (visitors === 0) return 1;
  const observed = Math.min(1, events / visitors);
  const limit = Math.log(1 / probability) / visitors;
  let [low, high] = [observed, 1];
  for (let halvings = 0; halvings < 50; halvings += 1) {
    const middle = (low + high) / 2;
    if (computeDivergence(observed, middle) < limit) low = middle;
    else high = middle;
  }
  return high;
}

/** Kullback and Leibler's, of one rate from another. */
const computeDivergence = (rate: number, other: number) =>
  (rate > 0 ? rate * Math.log(rate / other) : 0) + (rate < 1 ? (1 - rate) * Math.log((1 - rate) / (1 - other)) : 0);

const meanOf = (values: readonly number[]) => sum(values, (value) => value) / values.length;

const sum = <T>(values: readonly T[], toNumber: (value: T) => number): number =>
  values.reduce((total, value) => total + toNumber(value), 0);
