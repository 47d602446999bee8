import { formatAlertTimes, sendHourOptions } from './formatAlerts';

describe('formatAlertTimes', () => {
  it('gives the hour and the zone by its city', () =>
    expect(formatAlertTimes({ send_hour: 8, time_zone: 'Africa/Lagos' })).toBe('08:00, Lagos time (WAT)'));
});

describe('sendHourOptions', () => {
  it('has each hour of a day', () => {
    expect(sendHourOptions).toHaveLength(24);
    expect(sendHourOptions.at(-1)).toEqual({ value: 23, label: '23:00' });
  });
});
