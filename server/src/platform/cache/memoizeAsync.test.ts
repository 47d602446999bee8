import { memoizeAsync, memoizeAsyncByKey } from './memoizeAsync';

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

  it('loads each time when the lifetime is 0', async () => {
    let calls = 0;
    const load = memoizeAsync(0, async () => {
      calls += 1;
      return calls;
    });
    expect([await load(), await load()]).toEqual([1, 2]);
  });
});

describe('memoizeAsyncByKey', () => {
  it('evicts the least recently used entry when there are too many', async () => {
    const loaded: string[] = [];
    const load = memoizeAsyncByKey(60_000, 2, async (key: string) => loaded.push(key));
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await load(key);
    expect(loaded).toEqual(['a', 'b', 'c', 'b']);
  });
});
