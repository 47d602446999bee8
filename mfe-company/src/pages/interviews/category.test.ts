import { anInterview } from '@foothold/shared/testing';
import { categoryOf } from './category';

// 10:00 in Lagos.
const interview = anInterview({ date: '2030-02-04 10:00', starts_at: '2030-02-04T09:00:00.000Z' });

it.each([
  ['the day before', '2030-02-03T09:00:00.000Z', 'Pending'],
  ['more than two hours before', '2030-02-04T06:59:00.000Z', 'Pending'],
  ['two hours before', '2030-02-04T07:00:00.000Z', 'Active'],
  ['two hours after', '2030-02-04T11:00:00.000Z', 'Active'],
  ['later that day', '2030-02-04T11:01:00.000Z', 'Pending'],
  ['at the last minute of that day in the company’s zone', '2030-02-04T22:59:00.000Z', 'Pending'],
  ['once that day is over in the company’s zone', '2030-02-04T23:00:00.000Z', 'Completed'],
])('is told by the company’s clock: %s', (_, now, category) => {
  expect(categoryOf(interview, new Date(now))).toBe(category);
});

it('is on the same day only, however near', () => {
  const early = anInterview({ date: '2030-02-04 00:30', starts_at: '2030-02-03T23:30:00.000Z' });
  expect(categoryOf(early, new Date('2030-02-03T22:59:00.000Z'))).toBe('Pending');
  expect(categoryOf(early, new Date('2030-02-03T23:00:00.000Z'))).toBe('Active');
});

it('is Completed as soon as it was marked', () => {
  const marked = { ...interview, completed_at: '2030-02-04T08:30:00.000Z' };
  expect(categoryOf(marked, new Date('2030-02-04T08:31:00.000Z'))).toBe('Completed');
});
