import { createTotalsCache } from './totalsCache';

describe('createTotalsCache', () => {
  it('caches large totals for half a minute, and small ones never', () => {
    const start = Date.now();
    let time = start;
    const totals = createTotalsCache(() => time);
    totals.set({ q: 'many' }, 5000);
    totals.set({ q: 'few' }, 999);
    time = start + 30_000;
    expect(totals.get({ q: 'many' })).toBe(5000);
    expect(totals.get({ q: 'few' })).toBeUndefined();
    time = start + 30_001;
    expect(totals.get({ q: 'many' })).toBeUndefined();
  });

  it('evicts a total when there are too many', () => {
    const totals = createTotalsCache();
    for (let number = 0; number <= 500; number += 1) totals.set({ q: `word ${number}` }, 5000);
    expect(totals.get({ q: 'word 0' })).toBeUndefined();
    expect(totals.get({ q: 'word 500' })).toBe(5000);
  });
});
