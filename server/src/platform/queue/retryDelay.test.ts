import { computeRetryDelay } from '.';

describe('computeRetryDelay', () => {
  it('doubles after each failure, up to an hour', () => {
    expect([1, 2, 3, 4].map((attempts) => computeRetryDelay(attempts, 0))).toEqual([10, 20, 40, 80]);
    expect(computeRetryDelay(30, 0)).toBe(3600);
    expect(computeRetryDelay(1, 1)).toBe(12);
  });
});
