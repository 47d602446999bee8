import { computeReplyDueOn, findReplyStage, replyDays } from './replyPromise';

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

describe('findReplyStage', () => {
  it.each([
    [10, ['half', '2026-12-05'], ['soon', '2026-12-08'], ['today', '2026-12-10'], ['overdue', '2026-12-11']],
    [3, ['half', '2026-12-09'], ['today', '2026-12-10'], ['overdue', '2026-12-11']],
    [21, ['half', '2026-11-30'], ['soon', '2026-12-06'], ['today', '2026-12-10'], ['overdue', '2026-12-11']],
  ])('of a promise within %i days changes on these days', (reply_days, ...begins) => {
    const stageOn = (today: string) => findReplyStage({ reply_due_on: '2026-12-10', reply_days }, today);
    const november = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
    const december = Array.from({ length: 31 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
    const days = [...november, ...december];
    const changes = days.filter((day, index) => stageOn(day) !== stageOn(days[index - 1] ?? day));
    expect(changes.map((day) => [stageOn(day), day])).toEqual(begins);
  });
});
