import { subscribeToEvents } from '@foothold/shared/api';
import { acceptApplication, completeInterview, listInterviews, rejectApplication } from '@foothold/shared/contract';
import {
  aNotification,
  anApplication,
  deferResponse,
  failWith,
  mockEndpoint,
  mockEvents,
} from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompanyInterview, mockInterviews, visitInterviews } from '../../testing/interviews';

// Noon in Lagos on Friday 1 February 2030.
const now = new Date('2030-02-01T11:00:00.000Z');
const tomorrow = aCompanyInterview('2030-02-02T09:00:00.000Z', 'Zainab Garba', {
  confirmed_at: '2030-01-28T11:00:00.000Z',
  chosen: 'alt_date_1',
});
const monday = aCompanyInterview('2030-02-04T08:00:00.000Z', 'Aisha Bello-Musa', {
  alt_date_1: '2030-02-05 09:00',
  alt_date_2: '2030-02-06 16:00',
});
const passed = aCompanyInterview('2030-02-01T08:30:00.000Z', 'Efe Oghenekaro');
const confirmed_at = '2030-01-28T11:00:00.000Z';
const live = aCompanyInterview('2030-02-01T10:54:00.000Z', 'Ọlámidé Ṣówándé', { confirmed_at });
const completed = aCompanyInterview('2030-01-30T10:00:00.000Z', 'Emeka Nwosu', { application_id: 5 });
const marked = aCompanyInterview('2030-02-01T09:00:00.000Z', 'Ibiso Briggs', { completed_at: now.toISOString() });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const buildInterviews = (count: number) =>
  Array.from({ length: count }, (_, index) => aCompanyInterview('2030-02-02T09:00:00.000Z', `Candidate ${index + 1}`));
const card = (name: string) => screen.findByRole('article', { name });
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const tab = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

describe('InterviewsPage', () => {
  it('shows a count for each state and the pending interviews by day', async () => {
    mockInterviews({ Pending: [passed, tomorrow, monday], Active: [live], Completed: [marked, completed] });
    visitInterviews();
    expect(await tab('Pending')).toHaveTextContent('Pending3');
    expect(await tab('Pending')).toHaveAttribute('aria-current', 'page');
    expect(await tab('Active')).toHaveTextContent('Active1');
    expect(await tab('Completed')).toHaveTextContent('Completed2');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Today Friday 1 February',
      'Tomorrow Saturday 2 February',
      'Monday 4 February',
    ]);
    expect(screen.getByText('Times are Lagos time (WAT).')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
  });

  it('shows time, response and venue of a pending interview', async () => {
    const evening = aCompanyInterview('2030-02-04T21:00:00.000Z', 'Emeka Nwosu');
    mockInterviews({ Pending: [tomorrow, monday, evening] });
    visitInterviews();
    const settled = within(await card('Zainab Garba'));
    expect(settled.getByText('Scheduled')).toBeVisible();
    expect(settled.getByText('10:00')).toBeVisible();
    expect(settled.getByText('in 22 hours')).toBeVisible();
    expect(settled.getByText('Chose the first alternative')).toBeVisible();
    expect(settled.getByRole('link', { name: 'Meeting link' })).toHaveAttribute('href', 'https://meet.example.ng/hs');
    expect(settled.queryByRole('button')).toBeNull();
    const open = within(await card('Aisha Bello-Musa'));
    expect(open.getByText('in 3 days')).toBeVisible();
    expect(within(await card('Emeka Nwosu')).getByText('in 3 days')).toBeVisible();
    expect(open.getByText('Has not answered yet. Alternatives: 5 Feb 09:00 and 6 Feb 16:00')).toBeVisible();
  });

  it('links to the meeting in a new tab when the interview is live', async () => {
    mockInterviews({ Pending: [tomorrow], Active: [live] });
    visitInterviews('Active');
    const now = within(await card('Ọlámidé Ṣówándé'));
    expect(now.getByText('Live Now')).toBeVisible();
    expect(now.getByText('6 minutes in')).toBeVisible();
    expect(now.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('After this: Zainab Garba, tomorrow at 10:00.')).toBeVisible();
  });

  it.each([
    [{ place: '4 Herbert Macaulay Way' }, '4 Herbert Macaulay Way'],
    [{ phone_number: '08031234567' }, 'The candidate calls 08031234567'],
  ])('shows the venue when there is no meeting link: %j', async (where, words) => {
    mockInterviews({ Active: [{ ...live, meet_link: null, ...where }] });
    visitInterviews('Active');
    const shown = within(await card('Ọlámidé Ṣówándé'));
    expect(shown.getByText(words)).toBeVisible();
    expect(shown.queryByText('No meeting link')).toBeNull();
  });

  it('offers a calendar file when the interview is ahead', async () => {
    mockInterviews({ Pending: [tomorrow, passed] });
    visitInterviews();
    const link = within(await card('Zainab Garba')).getByRole('link', { name: /^Add to calendar/ });
    expect(link).toHaveAttribute('href', `/api/interviews/${tomorrow.id}/calendar.ics`);
    expect(link).toHaveAttribute('download');
    expect(within(await card('Efe Oghenekaro')).queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
  });

  it('shows the chosen date when an event about it arrives', async () => {
    const stored = mockInterviews({ Pending: [monday] });
    visitInterviews();
    expect(within(await card('Aisha Bello-Musa')).getByText('09:00')).toBeVisible();
    const choice = { confirmed_at: now.toISOString(), chosen: 'alt_date_2' } as const;
    stored.Pending = [{ ...aCompanyInterview('2030-02-06T15:00:00.000Z', 'Aisha Bello-Musa', choice), id: monday.id }];
    await mockEvents.sendNotification(aNotification({ kind: 'interview', title: 'Interview date confirmed' }));
    expect(await screen.findByText('Chose the second alternative, just now')).toBeVisible();
    expect(within(await card('Aisha Bello-Musa')).getByText('16:00')).toBeVisible();
  });

  it.each([
    ['2030-02-01T10:57:00.000Z', 'Chose the first alternative, 3 minutes ago'],
    ['2030-02-01T09:00:00.000Z', 'Chose the first alternative, 2 hours ago'],
    ['2030-01-30T09:00:00.000Z', 'Chose the first alternative'],
  ])('says how long ago the student responded at %s', async (confirmed_at, words) => {
    mockInterviews({ Pending: [{ ...tomorrow, confirmed_at }] });
    visitInterviews();
    expect(within(await card('Zainab Garba')).getByText(words)).toBeVisible();
  });

  it('reloads when an event arrived while the page was loading', async () => {
    const stop = subscribeToEvents(() => {});
    const slow = deferResponse<void>();
    mockEndpoint(listInterviews, async () => {
      await slow.response;
      const counts = { Pending: 0, Active: 0, Completed: 0 };
      return { interviews: [], total: 0, counts, time_zone: 'UTC', changes_at: null, next_cursor: null };
    });
    visitInterviews();
    await mockEvents.sendNotification(aNotification({ kind: 'interview' }));
    mockInterviews({ Pending: [tomorrow] });
    slow.respond();
    expect(await card('Zainab Garba')).toBeVisible();
    stop();
  });

  it('moves an interview to the next tab when its time has come', async () => {
    const stored = mockInterviews({ Pending: [tomorrow] }, '2030-02-02T07:00:00.000Z');
    visitInterviews();
    expect(await card('Zainab Garba')).toBeVisible();
    Object.assign(stored, { Pending: [], Active: [tomorrow] });
    mockInterviews(stored);
    jest.setSystemTime(new Date('2030-02-02T07:00:10.000Z'));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByRole('heading', { name: 'No Pending interviews' })).toBeVisible();
    expect(await tab('Active')).toHaveTextContent('Active1');
  });

  it('shows 20 interviews and 20 more on each request', async () => {
    mockInterviews({ Pending: buildInterviews(50) });
    const router = visitInterviews();
    expect(await screen.findByText('20 of 50 shown')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('40 of 50 shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('50 of 50 shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(router.state.location.search).toBe('?shown=50');
  });

  it('reloads as many interviews as are shown when an event arrives, and begins anew in another tab', async () => {
    const stored = mockInterviews({ Pending: buildInterviews(50), Active: buildInterviews(25) });
    visitInterviews();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('40 of 50 shown');
    stored.Pending?.shift();
    await mockEvents.sendNotification(aNotification({ kind: 'interview' }));
    expect(await screen.findByText('40 of 49 shown')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(40);

    await userEvent.click(await tab('Active'));
    expect(await screen.findByText('20 of 25 shown')).toBeVisible();
  });

  it('keeps the interviews and offers a retry when the next page fails', async () => {
    const stored = mockInterviews({ Pending: buildInterviews(30) });
    visitInterviews();
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockEndpoint(listInterviews, () => failWith('unavailable'));
    await userEvent.click(more);
    expect(await screen.findByText(/^Error fetching interviews:/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);

    mockInterviews(stored);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('30 of 30 shown')).toBeVisible();
  });

  it('says that there is no meeting link when there is none', async () => {
    mockInterviews({ Active: [{ ...live, meet_link: null }] });
    visitInterviews('Active');
    expect(within(await card('Ọlámidé Ṣówándé')).getByText('No meeting link')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
  });

  it.each([
    ['Active', live],
    ['Pending', passed],
  ] as const)('completes an interview when it is %s and has started', async (state, interview) => {
    const stored = mockInterviews({ [state]: [interview] });
    mockEndpoint(completeInterview, ({ params }) => {
      expect(params.interviewId).toBe(interview.id);
      const done = { ...interview, completed_at: now.toISOString() };
      Object.assign(stored, { [state]: [], Completed: [done] });
      return { interview: done, message: '' };
    });
    visitInterviews(state);
    await press('Mark Complete');
    expect(await screen.findByText('Interview marked as completed')).toBeVisible();
    expect(await screen.findByRole('heading', { name: `No ${state} interviews` })).toBeVisible();
    expect(await tab('Completed')).toHaveTextContent('Completed1');
    expect(screen.getByText(/ 1 waits under Completed for your decision\.$/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'View Completed' });
    expect(link).toHaveAttribute('href', '/dashboard/interviews?tab=Completed');
  });

  it('shows an error and keeps the interview when completing fails', async () => {
    mockInterviews({ Active: [live] });
    mockEndpoint(completeInterview, () => failWith('unavailable'));
    visitInterviews('Active');
    await press('Mark Complete');
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(await card('Ọlámidé Ṣówándé')).toBeVisible();
  });

  it.each([
    ['Accept', acceptApplication, 'Application has been accepted'],
    ['Reject', rejectApplication, 'Application rejected successfully'],
  ] as const)('removes a completed interview when the company chooses to %s', async (verb, endpoint, said) => {
    const stored = mockInterviews({ Completed: [completed, marked] });
    mockEndpoint(endpoint, ({ params, body }) => {
      expect([params.applicationId, body.org_id]).toEqual([5, 7]);
      stored.Completed = [marked];
      return { application: anApplication({ id: 5 }), message: '' };
    });
    visitInterviews('Completed');
    const emeka = within(await card('Emeka Nwosu'));
    expect(emeka.getByText('30 Jan')).toBeVisible();
    expect(emeka.getByText('at 11:00')).toBeVisible();
    await userEvent.click(emeka.getByRole('button', { name: verb }));
    const yes = await screen.findByRole('button', { name: 'Yes' });
    if (verb === 'Reject') await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Location');
    await userEvent.click(yes);
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Emeka Nwosu')).toBeNull());
    expect(await card('Ibiso Briggs')).toBeVisible();
  });

  it('keeps a completed interview when accepting fails', async () => {
    mockInterviews({ Completed: [completed] });
    mockEndpoint(acceptApplication, () => failWith('unavailable'));
    visitInterviews('Completed');
    await press('Accept');
    await press('Yes');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to accept application');
    await press('No');
    expect(await card('Emeka Nwosu')).toBeVisible();
  });

  it.each(['Pending', 'Active', 'Completed'])('shows an empty state when there are no %s interviews', async (state) => {
    mockInterviews({});
    visitInterviews(state);
    expect(await screen.findByRole('heading', { name: `No ${state} interviews` })).toBeVisible();
    expect(screen.getByText('Times are Lagos time (WAT).')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Completed' })).toBeNull();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(listInterviews, () => failWith('unavailable'));
    visitInterviews();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getByText(/^Error fetching interviews:/)).toBeVisible();
    mockInterviews({ Pending: [tomorrow] });
    await userEvent.click(again);
    expect(await card('Zainab Garba')).toBeVisible();
  });
});
