import { createTotalsCache } from './totalsCache';

it('keeps large counts for half a minute, and small ones never', () => {
  let time = 0;
  const totals = createTotalsCache(() => time);
  totals.set({ q: 'many' }, 5000);
  totals.set({ q: 'few' }, 999);
  time = 29_999;
  expect(totals.get({ q: 'many' })).toBe(5000);
  expect(totals.get({ q: 'few' })).toBeUndefined();
  time = 30_000;
  expect(totals.get({ q: 'many' })).toBeUndefined();
});

it('does not grow without end', () => {
  const totals = createTotalsCache();
  for (let number = 0; number <= 500; number += 1) totals.set({ q: `word ${number}` }, 5000);
  expect(totals.get({ q: 'word 0' })).toBeUndefined();
  expect(totals.get({ q: 'word 500' })).toBe(5000);
});
