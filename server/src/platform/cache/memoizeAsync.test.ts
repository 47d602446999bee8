import { memoizeAsync } from './memoizeAsync';

describe('memoizeAsync', () => {
  it('loads once for concurrent callers, and again after a failure', async () => {
    let calls = 0;
    const load = memoizeAsync(60_000, async () => {
      calls += 1;
      if (calls === 1) throw new Error('unavailable');
      return 'value';
    });
    const outcomes = await Promise.allSettled([load(), load()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([await load(), await load()]).toEqual(['value', 'value']);
    expect(calls).toBe(2);
  });
});
