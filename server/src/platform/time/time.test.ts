import { formatTimeZone } from '@foothold/shared/format';
import { addDays, daysBetween, startOfDay, todayIn } from './days';
import { formatTime } from './formatTime';
import { toInstant, toWallClock } from './wallClock';

describe('days', () => {
  it.each([
    ['Africa/Lagos', '2027-03-01T22:59:59Z', '2027-03-01'],
    ['Africa/Lagos', '2027-03-01T23:00:00Z', '2027-03-02'],
    ['Pacific/Kiritimati', '2027-03-01T09:59:59Z', '2027-03-01'],
    ['Pacific/Kiritimati', '2027-03-01T10:00:00Z', '2027-03-02'],
    ['America/New_York', '2027-03-02T04:59:59Z', '2027-03-01'],
  ])('returns the day in %s at %s', (zone, instant, day) => {
    expect(todayIn(zone, new Date(instant))).toBe(day);
  });

  it.each([
    ['Africa/Lagos', '2027-03-01', '2027-02-28T23:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-03-01', '2027-02-28T10:00:00.000Z'],
    // Cairo's clocks skip the first hour of this day.
    ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00.000Z'],
  ])('returns the start of the day in %s on %s', (zone, day, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
  });

  it('adds and subtracts days across months and years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
  });
});

describe('toInstant', () => {
  it.each([
    ['Africa/Lagos', '2027-06-01 09:30', '2027-06-01T08:30:00.000Z'],
    ['Asia/Kathmandu', '2027-06-01 09:30', '2027-06-01T03:45:00.000Z'],
    ['Europe/Berlin', '2027-03-28 01:59', '2027-03-28T00:59:00.000Z'],
    ['Europe/Berlin', '2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
    // An hour that occurs twice when daylight saving time ends: the first of the two.
    ['Europe/Berlin', '2027-10-31 02:30', '2027-10-31T00:30:00.000Z'],
    ['America/New_York', '2027-11-07 01:30', '2027-11-07T05:30:00.000Z'],
  ])('converts a wall-clock time of %s to an instant and back', (zone, wallClock, instant) => {
    expect(toInstant(wallClock, zone)?.toISOString()).toBe(instant);
    expect(toWallClock(instant, zone)).toBe(wallClock);
  });

  it.each([
    ['Europe/Berlin', '2027-03-28 02:30'],
    ['America/New_York', '2027-03-14 02:30'],
    ['Africa/Lagos', '2027-02-31 10:00'],
    ['Africa/Lagos', '2027-13-01 10:00'],
  ])('returns undefined when no clock of %s shows %s', (zone, wallClock) => {
    expect(toInstant(wallClock, zone)).toBeUndefined();
  });
});

describe('formatTime', () => {
  it.each([
    ['Africa/Lagos', '2099-03-02T09:00:00Z', 'Monday 2 March 2099, 10:00, Lagos time (WAT)'],
    ['Africa/Lagos', '2099-03-01T23:05:00Z', 'Monday 2 March 2099, 00:05, Lagos time (WAT)'],
    ['Europe/London', '2027-01-04T09:00:00Z', 'Monday 4 January 2027, 09:00, London time (GMT)'],
    ['Europe/London', '2027-07-05T09:00:00Z', 'Monday 5 July 2027, 10:00, London time (BST)'],
    ['America/New_York', '2027-07-05T09:00:00Z', 'Monday 5 July 2027, 05:00, New York time (EDT)'],
    ['America/Argentina/Buenos_Aires', '2027-07-05T09:00:00Z', 'Monday 5 July 2027, 06:00, Buenos Aires time (GMT-3)'],
    ['UTC', '2027-07-05T09:00:00Z', 'Monday 5 July 2027, 09:00, UTC'],
    ['Etc/GMT-1', '2027-07-05T09:00:00Z', 'Monday 5 July 2027, 10:00, GMT+1'],
  ])('formats a time in %s with weekday, place and zone', (zone, instant, expected) => {
    expect(`${formatTime(instant, zone)}, ${formatTimeZone(zone, new Date(instant))}`).toBe(expected);
  });
});
