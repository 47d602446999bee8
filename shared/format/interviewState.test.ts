import { getInterviewState } from './interviewState';

const settled = {
  starts_at: '2030-02-04T09:00:00.000Z',
  time_zone: 'Africa/Lagos',
  confirmed_at: '2030-02-01T09:00:00.000Z',
  completed_at: null,
  declined_at: null,
};
const open = { ...settled, confirmed_at: null };

describe('getInterviewState', () => {
  it.each([
    ['2030-02-04T06:59:59.000Z', 'Confirmed'],
    ['2030-02-04T07:00:00.000Z', 'Starting soon'],
    ['2030-02-04T08:59:59.999Z', 'Starting soon'],
    ['2030-02-04T09:00:00.000Z', 'Live Now'],
    ['2030-02-04T11:00:00.000Z', 'Live Now'],
    ['2030-02-04T11:00:00.001Z', 'Ended'],
  ])('of an agreed date is at %s: %s', (now, state) => {
    expect(getInterviewState(settled, new Date(now))).toBe(state);
  });

  it.each([
    ['2030-02-01T09:00:00.000Z', 'Awaiting answer'],
    ['2030-02-04T08:59:59.999Z', 'Awaiting answer'],
    ['2030-02-04T09:00:00.000Z', 'Ended'],
  ])('is never near or live while no date is agreed; at %s: %s', (now, state) => {
    expect(getInterviewState(open, new Date(now))).toBe(state);
  });

  it.each(['2030-02-03T09:00:00.000Z', '2030-02-04T09:30:00.000Z'])(
    'waits for the company when none of the dates suits, before the start and after it: %s',
    (now) => {
      const declined = { ...open, declined_at: '2030-02-01T09:00:00.000Z' };
      expect(getInterviewState(declined, new Date(now))).toBe('New times asked for');
    },
  );

  it.each([settled, open])('is Ended once the interview was marked as held, even before its start', (interview) => {
    const completed_at = '2030-02-04T08:30:00.000Z';
    expect(getInterviewState({ ...interview, completed_at }, new Date(completed_at))).toBe('Ended');
  });

  it.each([
    ['before midnight it is not near yet', '2030-02-03T23:30:00.000Z', '2030-02-03T22:59:00.000Z', 'Confirmed'],
    ['from midnight it is', '2030-02-03T23:30:00.000Z', '2030-02-03T23:00:00.000Z', 'Starting soon'],
    ['until midnight it is live', '2030-02-04T22:30:00.000Z', '2030-02-04T22:59:00.000Z', 'Live Now'],
    ['at midnight it has ended', '2030-02-04T22:30:00.000Z', '2030-02-04T23:00:00.000Z', 'Ended'],
  ])('follows the day of its time zone: %s', (_, starts_at, now, state) => {
    expect(getInterviewState({ ...settled, starts_at }, new Date(now))).toBe(state);
  });
});
