import { formatFinished } from './finishedApplication';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();
const now = new Date(2026, 10, 25, 20);

describe('formatFinished', () => {
  it.each([
    [at(25, 14), at(25, 16), 'sent', 'Finished 14:05, sent 16:05'],
    [at(23, 14), at(23, 16), 'received', 'Finished 23 Nov 14:05, received 16:05'],
    [at(23, 14), at(24, 16), 'received', 'Finished 23 Nov 14:05, received 24 Nov 16:05'],
    [at(23, 14), at(25, 16), 'sent', 'Finished 23 Nov 14:05, sent 16:05'],
    [null, at(25, 16), 'sent', null],
  ] as const)(
    'of what was finished at %s and arrived at %s says “%s” as “%s”',
    (finished_at, created_at, arrival, text) => {
      expect(formatFinished({ finished_at, created_at }, arrival, now)).toBe(text);
    },
  );
});
