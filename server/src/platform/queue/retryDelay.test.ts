import { computeRetryDelay } from '.';

describe('computeRetryDelay', () => {
  it('doubles after each failure, up to an hour or what is given', () => {
    expect([1, 2, 3, 4].map((attempts) => computeRetryDelay(attempts, { random: 0 }))).toEqual([10, 20, 40, 80]);
    expect(computeRetryDelay(30, { random: 0 })).toBe(3600);
    expect(computeRetryDelay(30, { random: 0, most: 7200 })).toBe(7200);
    expect(computeRetryDelay(1, { random: 1 })).toBe(12);
  });
});
