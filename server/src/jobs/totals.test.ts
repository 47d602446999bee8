import { knownTotals } from './totals';

it('keeps large counts for half a minute, and small ones never', () => {
  let time = 0;
  const totals = knownTotals(() => time);
  totals.keep({ q: 'many' }, 5000);
  totals.keep({ q: 'few' }, 999);
  time = 29_999;
  expect(totals.find({ q: 'many' })).toBe(5000);
  expect(totals.find({ q: 'few' })).toBeUndefined();
  time = 30_000;
  expect(totals.find({ q: 'many' })).toBeUndefined();
});

it('does not grow without end', () => {
  const totals = knownTotals();
  for (let number = 0; number <= 500; number += 1) totals.keep({ q: `word ${number}` }, 5000);
  expect(totals.find({ q: 'word 0' })).toBeUndefined();
  expect(totals.find({ q: 'word 500' })).toBe(5000);
});
