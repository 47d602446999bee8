import { computeReplyDueOn, replyDays } from './replies';

describe('computeReplyDueOn', () => {
  it.each([
    ['the deadline, where that is later', '2026-11-20', '2026-11-30', 10, '2026-12-10'],
    ['the application on the day of the deadline', '2026-11-30', '2026-11-30', 3, '2026-12-03'],
    ['the application after it', '2026-12-04', '2026-11-30', 21, '2026-12-25'],
    ['a deadline at the end of a year', '2026-12-01', '2026-12-31', replyDays.default, '2027-01-10'],
    ['a deadline before a leap day', '2028-02-01', '2028-02-26', 3, '2028-02-29'],
  ])('counts from %s', (_what, applied_on, deadline, reply_days, due) => {
    expect(computeReplyDueOn({ applied_on, deadline, reply_days })).toBe(due);
  });
});
