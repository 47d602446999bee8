import { parseReleaseArguments } from './releaseArguments';

const parseAll = (...args: string[]) => parseReleaseArguments(args, 'pnpm release');
const parse = (...args: string[]) => parseAll('company', ...args);

describe('parseReleaseArguments', () => {
  it('builds a new release unless a change is given', () => {
    expect(parse()).toEqual({
      ...{ apps: ['company'], grant: false, percent: undefined, reason: 'Released', offlineData: false },
    });
    expect(parse('--canary', '30', '--reason', 'Look at it')).toMatchObject({ percent: 30, reason: 'Look at it' });
    expect(parse('--rollout', '1, 10,100', '--every', '2h')).toMatchObject({
      plan: { steps: [1, 10, 100], every_seconds: 7200 },
    });
    expect(parse('--rollout', '50,100')).toMatchObject({ plan: { every_seconds: 1800 } });
    expect(parse('--pause')).toMatchObject({ change: { kind: 'pause_rollout' }, reason: 'Paused' });
    expect(parse('--resume')).toMatchObject({ change: { kind: 'resume_rollout' }, reason: 'Resumed' });
    expect(parse('--preview')).toMatchObject({ preview: true, apps: ['company'] });
    expect(parse('--preview', '--screenshots')).toMatchObject({ preview: true, screenshots: true });
    expect(parse('--at', 'https://cdn.example/{release}/', '--canary', '1')).toMatchObject({
      at: 'https://cdn.example/{release}/',
      percent: 1,
    });
    expect(parse('--to', '1.0.0-a')).toMatchObject({ change: { kind: 'flip', release: '1.0.0-a' } });
    expect(parse('--disable', 'Moving files')).toMatchObject({ change: { kind: 'disable' }, reason: 'Moving files' });
    expect(parse('--retire', 'Moved to reports')).toMatchObject({
      change: { kind: 'retire' },
      reason: 'Moved to reports',
    });
    expect(parse('--to', '1.0.0-a', '--grant')).toMatchObject({ change: { kind: 'flip', grant: true } });
    expect(parseAll('mfe-company', '--rollback')).toMatchObject({ change: { kind: 'rollback' } });
  });

  it('accepts several apps, each once', () => {
    expect(parse('shell', 'mfe-company', '--offline-data')).toMatchObject({
      apps: ['company', 'shell'],
      offlineData: true,
    });
  });

  it.each([
    ['an unset release', ['--to', ''], 'A release is named like 0.1.0-981eb361c5.'],
    ['an unset reason to switch off', ['--disable', ''], 'A reason is required.'],
    ['an unset reason', ['--reason', ''], 'A reason is required.'],
    ['a reason that is too long', ['--rollback', '--reason', 'x'.repeat(301)], 'At most 300 characters.'],
    ['half a per cent', ['--canary', '12.5'], 'A canary is for 1 to 100 % of the visitors, a whole number.'],
    ['an unset share', ['--canary', ''], 'A canary is for 1 to 100 %'],
    ['steps that shrink', ['--rollout', '10,1,100'], 'Each step is for more visitors than the one before.'],
    ['steps that end early', ['--rollout', '1,10'], 'The last step is 100.'],
    ['an unset step', ['--rollout', ''], 'Steps are whole numbers.'],
    ['a time without its unit', ['--rollout', '1,100', '--every', '30'], 'A step takes a time such as 30m or 2h.'],
    ['a step of a month', ['--rollout', '1,100', '--every', '31d'], 'A step takes at most a week.'],
    ['a time without steps', ['--every', '30m'], 'Use it as:'],
    ['a rollout that is paused at once', ['--rollout', '1,100', '--pause'], 'Use it as:'],
    ['two changes at once', ['--canary', '10', '--rollback'], 'Use it as:'],
    ['a preview for a share of the visitors', ['--preview', '--canary', '10'], 'Use it as:'],
    ['screenshots without a preview', ['--screenshots'], 'Use it as:'],
    ['screenshots of a stopped server', ['--preview', '--screenshots', '--offline-data'], 'Use it as:'],
    ['an address without a slash at its end', ['--at', 'https://cdn.example/company'], 'with a slash at its end.'],
    ['an address of a release that is not built', ['--to', '1.0.0-a', '--at', 'https://cdn.example/'], 'Use it as:'],
    ['one address for two apps', ['shell', '--at', 'https://cdn.example/'], 'Use it as:'],
    ['a grant without a release', ['--rollback', '--grant'], 'Use it as:'],
    ['one release for two apps', ['shell', '--to', '1.0.0-a'], 'Use it as:'],
  ])('fails when given %s', (_description, args, sentence) => {
    expect(() => parse(...args)).toThrow(sentence);
  });

  it('lists the apps when the app is unknown', () => {
    expect(() => parseAll('compny')).toThrow(/There is no app compny\. There are shell, admin, candidate, company/);
  });
});
