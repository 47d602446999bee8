import { excerpt, formatDaysAgo, formatDaysAgoCapitalized, formatRelativeDateTime } from './relativeDate';

const now = new Date(2026, 4, 12, 9, 0);
const at = (day: number, hour = 23) => new Date(2026, 4, day, hour, 30).toISOString();

it.each([
  [at(12, 1), 'today'],
  [at(11), 'yesterday'],
  [at(9), '3 days ago'],
  [at(13), 'in 1 day'],
  [at(15), 'in 3 days'],
])('says how long ago %s was: %s', (iso, words) => {
  expect(formatDaysAgo(iso, now)).toBe(words);
});

it('starts a phrase with a capital', () => {
  expect(formatDaysAgoCapitalized(at(11), now)).toBe('Yesterday');
  expect(formatDaysAgoCapitalized(at(15), now)).toBe('In 3 days');
});

it.each([
  [at(12, 8), 'Today, 08:30'],
  [at(11), 'Yesterday, 23:30'],
  [at(10, 7), 'Sunday 10 May, 07:30'],
  [new Date(2025, 11, 31, 18, 5).toISOString(), 'Wednesday 31 December 2025, 18:05'],
])('says when %s was: %s', (iso, words) => {
  expect(formatRelativeDateTime(iso, now)).toBe(words);
});

it('cuts a long text at a word and says that it did', () => {
  expect(excerpt('short', 120)).toBe('short');
  const cut = excerpt('word '.repeat(40), 120);
  expect(cut.length).toBeLessThanOrEqual(121);
  expect(cut.endsWith('word…')).toBe(true);
  expect(excerpt('The post is taken. Another one is not.', 22)).toBe('The post is taken…');
});

it('runs on where the text has lines, without the signs of its bullets', () => {
  expect(excerpt('You will:\n• weigh\n- pack\n2. count\n\nWe teach the rest.', 120)).toBe(
    'You will: weigh · pack · count We teach the rest.',
  );
});
