import { findWindow, parseWeeklyWindows } from './weeklyWindows';

describe('parseWeeklyWindows', () => {
  it.each(['', 'fri', 'fri 16:00', 'fri 16:00-fri 16:00', 'fri 24:00-mon 08:00', 'friday 16:00-mon 08:00'])(
    'takes no %j',
    (text) => {
      expect(parseWeeklyWindows(text)).toBeUndefined();
    },
  );
});

describe('findWindow', () => {
  const windows = parseWeeklyWindows('Fri 16:00 - mon 08:00, wed 12:00-wed 13:00') ?? [];

  it.each([
    ['2026-11-27T14:59:00Z', undefined],
    ['2026-11-27T15:00:00Z', 'fri 16:00 to mon 08:00'],
    ['2026-11-29T12:00:00Z', 'fri 16:00 to mon 08:00'],
    ['2026-11-30T06:59:00Z', 'fri 16:00 to mon 08:00'],
    ['2026-11-30T07:00:00Z', undefined],
    ['2026-12-02T11:30:00Z', 'wed 12:00 to wed 13:00'],
  ])('at %s in Lagos is %s', (instant, text) => {
    expect(findWindow(windows, new Date(instant), 'Africa/Lagos')?.text).toBe(text);
  });
});
