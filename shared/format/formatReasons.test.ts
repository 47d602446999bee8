import { recommendationKinds } from '../contract';
import { formatReasons } from './formatReasons';

describe('formatReasons', () => {
  it('says in one line what speaks for a job, and how the student said so', () => {
    const text = formatReasons([
      { kind: 'skill', value: 'Statistics' },
      { kind: 'place', value: 'Lagos', source: 'saved_search' },
      { kind: 'paid' },
    ]);
    expect(text).toBe('Asks for Statistics, which you know · in Lagos, like your saved searches · paid');
  });

  it.each([
    [{ kind: 'preferred_skill', value: 'Excel' }, 'Would like Excel, which you know'],
    [{ kind: 'skill', value: 'Excel', source: 'applied' }, 'Asks for Excel, like jobs that you applied for'],
    [{ kind: 'status', value: 'Undergraduate' }, 'For undergraduates'],
    [{ kind: 'new' }, 'Posted this week'],
    [{ kind: 'course', value: 'Law', source: 'profile' }, 'Names Law, your course'],
    [{ kind: 'company_followed' }, 'From a company that you follow'],
    [{ kind: 'like_applied', value: 'Cook' }, 'Like “Cook”, which you applied for'],
    [{ kind: 'like_saved', value: 'Cook' }, 'Like “Cook”, which you saved'],
    [{ kind: 'job_kind', value: 'nysc', source: 'profile' }, 'An NYSC placement, as your profile says'],
    [{ kind: 'env_mode', value: 'onsite', source: 'saved_search' }, 'On site, like your saved searches'],
    [{ kind: 'field', value: 'Art', source: 'applied' }, 'In Art, like jobs that you applied for'],
    [{ kind: 'field', value: 'Art', source: 'saved' }, 'In Art, like jobs that you saved'],
    [{ kind: 'degree', value: 'HND', source: 'profile' }, 'Asks for HND, your degree'],
  ] as const)('says %j', (reason, text) => {
    expect(formatReasons([reason])).toBe(text);
  });

  it('has words for every kind', () => {
    for (const kind of recommendationKinds)
      expect(formatReasons([{ kind, value: 'x', source: 'profile' }])).not.toContain('undefined');
  });
});
