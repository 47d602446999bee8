import { formatReplyRecord } from './formatReplyRecord';

describe('formatReplyRecord', () => {
  const record = { counted: 37, in_time_percent: 92, median_days: 4 };
  it.each([
    ['share, median and number', record, 'Answers 92 % in time, median 4 days, 37 applications'],
    ['one day', { ...record, median_days: 1 }, 'Answers 92 % in time, median 1 day, 37 applications'],
    [
      'replies of the same day',
      { ...record, median_days: 0 },
      'Answers 92 % in time, median the same day, 37 applications',
    ],
    [
      'no median where nobody was replied to',
      { ...record, median_days: null, in_time_percent: 0 },
      'Answers 0 % in time, 37 applications',
    ],
    ['that there is not enough to count', null, 'New here'],
  ])('says %s', (_what, given, text) => {
    expect(formatReplyRecord(given)?.replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('says nothing where the server does not', () => {
    expect(formatReplyRecord(undefined)).toBeNull();
  });
});
