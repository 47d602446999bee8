import { screen, within } from '@testing-library/react';
import { aCompanyInterview, mockInterviews, visitInterviews } from '../../testing/interviews';

// Noon in Lagos on Friday 1 February 2030.
const now = new Date('2030-02-01T11:00:00.000Z');
const confirmed_at = '2030-01-28T11:00:00.000Z';

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const card = (name: string) => screen.findByRole('article', { name });

describe('InterviewCard', () => {
  it.each([
    ['ahead', { confirmed_at }, '2030-02-01T12:00:00.000Z', ['Starting soon']],
    [
      'ahead',
      {},
      '2030-02-01T12:00:00.000Z',
      ['Awaiting answer', 'Has not answered yet. Alternatives: 5 Feb 10:00 and 6 Feb 10:00'],
    ],
    ['past', {}, '2030-02-01T10:54:00.000Z', ['Ended', 'No time was agreed.']],
  ] as const)('does not say live when the start is %s with %j', async (_, over, starts_at, words) => {
    mockInterviews({ Active: [aCompanyInterview(starts_at, 'Emeka Nwosu', over)] });
    visitInterviews('Active');
    const shown = within(await card('Emeka Nwosu'));
    for (const word of words) expect(shown.getByText(word)).toBeVisible();
    expect(shown.queryByText('Live Now')).toBeNull();
  });

  it.each([
    ['Pending', { confirmed_at }, '2030-02-03T10:00:00.000Z', ['Scheduled', 'Confirmed']],
    ['Pending', {}, '2030-02-03T10:00:00.000Z', ['Scheduled', 'Awaiting answer']],
    ['Pending', { confirmed_at }, '2030-02-01T08:30:00.000Z', ['Ended']],
    ['Completed', { confirmed_at }, '2030-01-30T10:00:00.000Z', ['Completed', 'Ended']],
  ] as const)('shows label and state under %s with %j at %s', async (category, over, starts_at, words) => {
    mockInterviews({ [category]: [aCompanyInterview(starts_at, 'Emeka Nwosu', over)] });
    visitInterviews(category);
    const shown = within(await card('Emeka Nwosu'));
    for (const word of words) expect(shown.getByText(word)).toBeVisible();
    expect(shown.queryAllByText('Scheduled')).toHaveLength(words[0] === 'Scheduled' ? 1 : 0);
  });

  it.each(['Pending', 'Active', 'Completed'])(
    'shows the line of a student whom no date suits, under %s',
    async (tab) => {
      const declined = { declined_at: '2030-01-31T11:00:00.000Z', decline_note: 'Only after four.', application_id: 5 };
      mockInterviews({ [tab]: [aCompanyInterview('2030-02-03T10:00:00.000Z', 'Emeka Nwosu', declined)] });
      visitInterviews(tab);
      const shown = within(await card('Emeka Nwosu'));
      expect(shown.getByText('None of the dates suits: “Only after four.”')).toBeVisible();
      expect(shown.getByText('New times asked for')).toBeVisible();
      expect(shown.getByRole('link', { name: /^Offer other dates/ })).toHaveAttribute('href', '/setup-interview?id=5');
      expect(shown.queryByText(/^(Scheduled|Live Now|Completed)$/)).toBeNull();
    },
  );

  it('offers other dates when nobody answered before the start', async () => {
    mockInterviews({ Active: [aCompanyInterview('2030-02-01T10:54:00.000Z', 'Emeka Nwosu', { application_id: 5 })] });
    visitInterviews('Active');
    const shown = within(await card('Emeka Nwosu'));
    expect(shown.getByRole('link', { name: /^Offer other dates/ })).toHaveAttribute('href', '/setup-interview?id=5');
    expect(shown.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  });
});
