import { proposeLetter } from './letterProposal';

describe('proposeLetter', () => {
  it.each([
    ['Backend Engineer', 'Permanent'],
    ['Accountant (permanent)', '12 months'],
    ['Accountant', 'Open-ended'],
    ['Accountant', 'indefinite contract'],
  ])('proposes no letter for the permanent post %s, %s', (job_title, duration) => {
    expect(proposeLetter({ job_title, duration })).toBe(0);
  });

  it.each([
    ['Accountant', '6 months'],
    ['', ''],
    ['Accounting Intern', 'Permanent after 6 months'],
    ['SIWES trainee', 'ongoing'],
  ])('proposes a letter for %s, %s', (job_title, duration) => {
    expect(proposeLetter({ job_title, duration })).toBe(1);
  });

  it.each(['nysc', 'graduate', 'entry_level', 'part_time'] as const)('proposes no letter for the kind %s', (kind) => {
    expect(proposeLetter({ kind, job_title: 'Accounting Intern', duration: '6 months' })).toBe(0);
  });

  it.each(['internship', 'siwes'] as const)('proposes a letter for the kind %s', (kind) => {
    expect(proposeLetter({ kind, job_title: 'Accountant', duration: 'Permanent' })).toBe(1);
  });

  it('goes by title and duration while the kind is not chosen', () => {
    expect(proposeLetter({ kind: null, job_title: 'Accountant', duration: 'Permanent' })).toBe(0);
  });
});
