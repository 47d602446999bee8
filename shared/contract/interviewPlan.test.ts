import { isNearPlanned, planInterviews } from '.';

describe('planInterviews', () => {
  it('gives each person an hour of their own until 17:00, and goes on on the next working day', () => {
    // A Friday.
    expect(planInterviews('2099-03-06 15:30', 4)).toEqual([
      ...['2099-03-06 15:30', '2099-03-06 16:30', '2099-03-09 15:30', '2099-03-09 16:30'],
    ]);
  });

  it('keeps to one a day where the first begins late, also just before midnight', () => {
    expect(planInterviews('2099-03-03 18:00', 2)).toEqual(['2099-03-03 18:00', '2099-03-04 18:00']);
    expect(planInterviews('2099-03-03 23:30', 2)).toEqual(['2099-03-03 23:30', '2099-03-04 23:30']);
  });

  it('gives nobody the time of another', () => {
    expect(new Set(planInterviews('2099-03-02 08:00', 40)).size).toBe(40);
  });
});

describe('isNearPlanned', () => {
  it('is true less than an hour from a planned time', () => {
    const planned = ['2099-03-02 10:00'];
    expect(['09:00', '09:01', '10:59', '11:00'].map((time) => isNearPlanned(`2099-03-02 ${time}`, planned))).toEqual([
      ...[false, true, true, false],
    ]);
  });
});
