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
});
