import { formatInBothZones, formatShortTime, toInstant } from './interview';

describe('Interview times', () => {
  it.each([
    ['2030-02-05 10:00', 'Africa/Lagos', '2030-02-05T09:00:00.000Z'],
    ['2030-02-05 00:30', 'Asia/Kolkata', '2030-02-04T19:00:00.000Z'],
    ['2030-07-05 10:00', 'America/New_York', '2030-07-05T14:00:00.000Z'],
    // Hours after London's clocks went forward, and hours before.
    ['2030-03-31 03:00', 'Europe/London', '2030-03-31T02:00:00.000Z'],
    ['2030-03-31 00:30', 'Europe/London', '2030-03-31T00:30:00.000Z'],
  ])('toInstant converts the local time %s in %s', (localTime, zone, instant) => {
    expect(toInstant(localTime, zone)).toBe(instant);
  });

  it('formatInBothZones formats an instant with the day of each zone when the zones differ', () => {
    const [company, own] = formatInBothZones('2030-02-04T23:30:00.000Z', 'Africa/Lagos', {
      ownZone: 'America/New_York',
    });
    expect(company).toEqual({
      zone: 'Lagos time (WAT)',
      text: expect.stringMatching(/Tuesday,? 5 February 2030 at 00:30/),
    });
    expect(own).toEqual({ zone: 'Your time', text: expect.stringMatching(/Monday,? 4 February 2030 at 18:30/) });
  });

  it('formatInBothZones returns the company’s time only when both zones show the same', () => {
    const noon = '2030-02-04T11:00:00.000Z';
    expect(formatInBothZones(noon, 'Africa/Lagos', { ownZone: 'Africa/Kinshasa' })).toEqual([
      { zone: 'Lagos time (WAT)', text: expect.stringMatching(/Monday,? 4 February 2030 at 12:00/) },
    ]);
  });

  it('formatShortTime names the zone of the time', () => {
    const noon = '2030-02-04T11:00:00.000Z';
    expect(formatShortTime(noon, 'Africa/Lagos', 'Africa/Lagos')).toMatch(
      /^Mon,? 4 Feb 2030.*12:00, Lagos time \(WAT\)$/,
    );
    expect(formatShortTime(noon, 'Africa/Lagos', 'America/New_York')).toMatch(/^Mon,? 4 Feb 2030.*06:00, your time$/);
  });
});
