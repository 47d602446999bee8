import { type RolloutMeasure, rolloutMeasures } from '@foothold/shared/contract/admin';
import { findWorseMeasure, type Period, type RolloutCounts } from '../../server/src/platform/releases/sequentialTest';

const measures = rolloutMeasures;
type Measure = RolloutMeasure;

/** The share of visitors to whom each happens. */
export type Rates = Readonly<Record<Measure, number>>;

interface Simulation {
  stable: Rates;
  release: Rates;
  /** Of as many visitors, a quarter at each step. */
  visits: number;
}

interface Outcome {
  /** The share of the rollouts that were stopped or rolled back. */
  stopped: number;
  /** How many visitors had got the release when it was stopped or had passed. */
  median: number;
  ninth: number;
}

const rollouts = 2_000;
const steps = [0.01, 0.1, 0.5, 1];
/** The server looks every few seconds. More often than this would stop little earlier and take hours. */
const looksPerStep = 50;

/** Plays rollouts with the test of the server. The same numbers come out each time. */
export function simulate(simulation: Simulation): Outcome {
  const random = createRandom(20_261_128);
  const outcomes = Array.from({ length: rollouts }, () => playRollout(simulation, random));
  const got = outcomes.map((one) => one.got).sort((a, b) => a - b);
  return {
    stopped: outcomes.filter((one) => one.isStopped).length / rollouts,
    median: got[Math.floor(rollouts / 2)] ?? 0,
    ninth: got[Math.floor(rollouts * 0.9)] ?? 0,
  };
}

function playRollout({ stable, release, visits }: Simulation, random: () => number) {
  const perStep = visits / steps.length;
  const looks = Math.min(looksPerStep, perStep);
  const counts = { periods: [] as Period<Measure>[], watch: undefined as RolloutCounts<Measure>['watch'] };
  let got = 0;
  for (const share of steps) {
    const period = { share, visitors: { release: 0, stable: 0 }, events: createEvents() };
    if (share < 1) counts.periods.push(period);
    for (let visit = 1; visit <= perStep; visit += 1) {
      const group = random() < share ? 'release' : 'stable';
      const rates = group === 'release' ? release : stable;
      period.visitors[group] += 1;
      for (const measure of measures) if (random() < rates[measure]) period.events[measure][group] += 1;
      if (group === 'release') got += 1;
      if (visit % Math.ceil(perStep / looks) !== 0 && visit !== perStep) continue;
      if (share === 1) counts.watch = toWatch(period);
      if (findWorseMeasure(measures, counts)) return { isStopped: true, got };
    }
  }
  return { isStopped: false, got };
}

const toWatch = ({ visitors, events }: Period<Measure>) => ({
  visitors: visitors.release,
  events: Object.fromEntries(measures.map((name) => [name, events[name].release])) as Record<Measure, number>,
});

const createEvents = () =>
  Object.fromEntries(measures.map((name) => [name, { release: 0, stable: 0 }])) as Record<
    Measure,
    { release: number; stable: number }
  >;

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
