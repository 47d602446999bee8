import { formatDaysAgo, formatDaysAgoCapitalized, formatRelativeDateTime } from './relativeDate';

const now = new Date(2026, 4, 12, 9, 0);
const at = (day: number, hour = 23) => new Date(2026, 4, day, hour, 30).toISOString();

describe('formatDaysAgo', () => {
  it.each([
    [at(12, 1), 'today'],
    [at(11), 'yesterday'],
    [at(9), '3 days ago'],
    [at(13), 'in 1 day'],
    [at(15), 'in 3 days'],
  ])('formats %s as %s', (iso, text) => {
    expect(formatDaysAgo(iso, now)).toBe(text);
  });

  it('starts with a capital letter in its capitalized form', () => {
    expect(formatDaysAgoCapitalized(at(11), now)).toBe('Yesterday');
    expect(formatDaysAgoCapitalized(at(15), now)).toBe('In 3 days');
  });
});

describe('formatRelativeDateTime', () => {
  it.each([
    [at(12, 8), 'Today, 08:30'],
    [at(11), 'Yesterday, 23:30'],
    [at(10, 7), 'Sunday 10 May, 07:30'],
    [new Date(2025, 11, 31, 18, 5).toISOString(), 'Wednesday 31 December 2025, 18:05'],
  ])('formats %s as %s', (iso, text) => {
    expect(formatRelativeDateTime(iso, now)).toBe(text);
  });
});
