import { parseReleaseArguments } from './releaseArguments';

const read = (...args: string[]) => parseReleaseArguments(['company', ...args]);

it('builds anew unless it is told what to do', () => {
  expect(read()).toEqual({ app: 'mfe-company', percent: undefined, reason: 'Released' });
  expect(read('--canary', '30', '--reason', 'Look at it')).toMatchObject({ percent: 30, reason: 'Look at it' });
  expect(read('--to', '1.0.0-a')).toMatchObject({ change: { kind: 'flip', release: '1.0.0-a' } });
  expect(read('--disable', 'Moving files')).toMatchObject({ change: { kind: 'disable' }, reason: 'Moving files' });
  expect(parseReleaseArguments(['mfe-company', '--rollback'])).toMatchObject({ change: { kind: 'rollback' } });
});

it.each([
  ['an unset release', ['--to', ''], 'A release is named like 0.1.0-981eb361c5.'],
  ['an unset reason to switch off', ['--disable', ''], 'A reason is required.'],
  ['an unset reason', ['--reason', ''], 'A reason is required.'],
  ['a reason that is too long', ['--rollback', '--reason', 'x'.repeat(301)], 'At most 300 characters.'],
  ['half a per cent', ['--canary', '12.5'], 'A canary is for 1 to 100 % of the visitors, a whole number.'],
  ['an unset share', ['--canary', ''], 'A canary is for 1 to 100 %'],
  ['two changes at once', ['--canary', '10', '--rollback'], 'Use it as:'],
])('makes no release of %s', (_what, args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

it('names the apps that there are', () => {
  expect(() => parseReleaseArguments(['compny'])).toThrow(
    /There is no app compny\. There are shell, admin, candidate, company/,
  );
});
