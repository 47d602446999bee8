import {
  computeEvidence,
  computeUpperBound,
  computeWatchEvidence,
  countUntilStopped,
  findWorseMeasure,
} from './sequentialTest';

const period = (share: number, [release, stable]: [number, number], [with_it, beside]: [number, number]) => ({
  share,
  visitors: { release, stable },
  events: { release: with_it, stable: beside },
});

describe('computeEvidence', () => {
  it('is 1 where nothing happened, and grows with what happens to visitors of the release', () => {
    expect(computeEvidence([])).toBe(1);
    expect(computeEvidence([period(0.1, [10, 90], [0, 0])])).toBe(1);
    expect(computeEvidence([period(0.1, [10, 90], [1, 0])])).toBeGreaterThan(1);
    expect(computeEvidence([period(0.1, [10, 90], [0, 1])])).toBeLessThan(1);
  });

  it('is no more than 1 in the mean where the release is no worse, whatever its share', () => {
    for (const share of [0.01, 0.1, 0.5]) {
      const next = (events: [number, number]) => computeEvidence([period(share, [0, 0], events)]);
      expect(share * next([1, 0]) + (1 - share) * next([0, 1])).toBeCloseTo(1, 9);
    }
  });

  it('adds up what was seen at several shares', () => {
    const [first, second] = [period(0.1, [10, 90], [3, 5]), period(0.5, [50, 50], [9, 4])];
    expect(computeEvidence([first, second])).toBeGreaterThan(computeEvidence([first]));
    expect(computeEvidence([first, second])).toBeGreaterThan(computeEvidence([second]));
  });

  it('is smaller where more visitors than planned got the release', () => {
    expect(computeEvidence([period(0.1, [30, 70], [3, 5])])).toBeLessThan(
      computeEvidence([period(0.1, [10, 90], [3, 5])]),
    );
  });
});

describe('computeWatchEvidence', () => {
  it('is no more than 1 in the mean at the highest rate of the stable release', () => {
    const next = (events: number) => computeWatchEvidence({ visitors: 1, events }, 0.2);
    expect(0.2 * next(1) + 0.8 * next(0)).toBeCloseTo(1, 9);
  });

  it('says nothing where no visitor of the stable release was seen', () => {
    expect(computeWatchEvidence({ visitors: 100, events: 100 }, 1)).toBe(1);
  });
});

describe('computeUpperBound', () => {
  it.each([
    [0, 0, 1],
    [100, 0, 0.088],
    [10_000, 50, 0.0089],
    [100, 100, 1],
  ])('of %i visitors and %i events is %d', (visitors, events, bound) => {
    expect(computeUpperBound({ visitors, events }, 0.0001)).toBeCloseTo(bound, 3);
  });
});

describe('findWorseMeasure', () => {
  const measures = ['failed', 'slow'] as const;
  const aPeriod = (failed: [number, number], slow: [number, number]) => ({
    share: 0.1,
    visitors: { release: 100, stable: 900 },
    events: {
      failed: { release: failed[0], stable: failed[1] },
      slow: { release: slow[0], stable: slow[1] },
    },
  });

  it('names the measure by which the release is worse', () => {
    expect(findWorseMeasure(measures, { periods: [aPeriod([1, 9], [20, 180])] })).toBeUndefined();
    expect(findWorseMeasure(measures, { periods: [aPeriod([1, 9], [60, 180])] })).toBe('slow');
    expect(findWorseMeasure(measures, { periods: [aPeriod([12, 9], [60, 180])] })).toBe('failed');
  });

  it('compares what happens to everybody with what had happened beside it', () => {
    const periods = [aPeriod([0, 9], [20, 180])];
    const watch = (failed: number) => ({ visitors: 500, events: { failed, slow: 100 } });
    expect(findWorseMeasure(measures, { periods, watch: watch(5) })).toBeUndefined();
    expect(findWorseMeasure(measures, { periods, watch: watch(50) })).toBe('failed');
  });
});

describe('countUntilStopped', () => {
  const measures = ['failed', 'slow'] as const;
  const at = (share: number, visitors: [number, number], failed: [number, number]) => {
    const { events, ...counted } = period(share, visitors, failed);
    return { ...counted, events: { failed: events, slow: { release: 0, stable: 0 } } };
  };
  const count = (counts: Parameters<typeof findWorseMeasure<'failed' | 'slow'>>[1], step: number) =>
    countUntilStopped(measures, counts, { measure: 'failed', step });

  it('is what the test needs from then on, where all of it happens to visitors of the release', () => {
    const ten = at(0.5, [11, 10], [10, 0]);
    const more = count({ periods: [ten] }, 0) ?? 0;
    expect(more).toBeGreaterThan(0);
    const add = (events: number) => at(0.5, [11, 10], [10 + events, 0]);
    expect(findWorseMeasure(measures, { periods: [add(more - 1)] })).toBeUndefined();
    expect(findWorseMeasure(measures, { periods: [add(more)] })).toBe('failed');
    expect(count({ periods: [add(more)] }, 0)).toBe(0);
  });

  it('is less at a small share, of which a single failure says more', () => {
    const none = (share: number) => count({ periods: [at(share, [0, 0], [0, 0])] }, 0) ?? 0;
    expect(none(0.01)).toBeLessThan(none(0.5));
  });

  it('counts those of the last step, which everybody gets, against the visitors before', () => {
    const periods = [at(0.5, [500, 500], [5, 5])];
    const more = count({ periods }, 1) ?? 0;
    const watch = { visitors: more, events: { failed: more, slow: 0 } };
    expect(findWorseMeasure(measures, { periods, watch })).toBe('failed');
  });

  it('is unknown where it takes more than a hundred', () => {
    expect(count({ periods: [at(0.5, [900, 900], [0, 300])] }, 0)).toBeUndefined();
  });
});
