import { acceptApplication, completeInterview, listInterviews, rejectApplication } from '@foothold/shared/contract';
import { anApplication, answer, refuse } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCompanyInterview, holding, openInterviews } from '../../testing/interviews';

// Noon in Lagos on Friday 1 February 2030.
const now = new Date('2030-02-01T11:00:00.000Z');
const tomorrow = aCompanyInterview('2030-02-02T09:00:00.000Z', 'Zainab Garba', { confirmed_at: now.toISOString() });
const monday = aCompanyInterview('2030-02-04T08:00:00.000Z', 'Aisha Bello-Musa', {
  alt_date_1: '2030-02-05 09:00',
  alt_date_2: '2030-02-06 16:00',
});
const passed = aCompanyInterview('2030-02-01T08:30:00.000Z', 'Efe Oghenekaro');
const live = aCompanyInterview('2030-02-01T10:54:00.000Z', 'Ọlámidé Ṣówándé');
const over = aCompanyInterview('2030-01-30T10:00:00.000Z', 'Emeka Nwosu', { application_id: 5 });
const marked = aCompanyInterview('2030-02-01T09:00:00.000Z', 'Ibiso Briggs', { completed_at: now.toISOString() });

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const card = (name: string) => screen.findByRole('article', { name });
const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const tab = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

it('counts each state and begins with what is pending, day by day', async () => {
  holding(monday, tomorrow, passed, live, over, marked);
  openInterviews();
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

it('tells when a pending one is, whether its date is settled, and where it is held', async () => {
  holding(tomorrow, monday);
  openInterviews();
  const settled = within(await card('Zainab Garba'));
  expect(settled.getByText('Scheduled')).toBeVisible();
  expect(settled.getByText('10:00')).toBeVisible();
  expect(settled.getByText('in 22 hours')).toBeVisible();
  expect(settled.getByText('Date confirmed.')).toBeVisible();
  expect(settled.getByRole('link', { name: 'Meeting link' })).toHaveAttribute('href', 'https://meet.example.ng/hs');
  expect(settled.queryByRole('button')).toBeNull();
  const open = within(await card('Aisha Bello-Musa'));
  expect(open.getByText('Has not answered yet. Alternatives: 5 Feb 09:00 and 6 Feb 16:00')).toBeVisible();
});

it('lets the company join what goes on right now, in a new tab', async () => {
  holding(live, tomorrow);
  openInterviews('Active');
  const now = within(await card('Ọlámidé Ṣówándé'));
  expect(now.getByText('Live Now')).toBeVisible();
  expect(now.getByText('6 minutes in')).toBeVisible();
  expect(now.getByRole('link', { name: 'Join Meeting' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('After this: Zainab Garba, tomorrow at 10:00.')).toBeVisible();
});

it('says so where there is no link to join', async () => {
  holding({ ...live, meet_link: null });
  openInterviews('Active');
  expect(within(await card('Ọlámidé Ṣówándé')).getByText('No meeting link')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join Meeting' })).toBeNull();
});

it.each([
  ['Active', live],
  ['Pending', passed],
] as const)('completes an interview that is %s and has begun', async (state, interview) => {
  const held = holding(interview);
  answer(completeInterview, ({ params }) => {
    expect(params.interviewId).toBe(interview.id);
    held[0] = { ...interview, completed_at: now.toISOString() };
    return { interview: held[0], message: '' };
  });
  openInterviews(state);
  await press('Mark Complete');
  expect(await screen.findByText('Interview marked as completed')).toBeVisible();
  expect(await screen.findByRole('heading', { name: `No ${state} interviews` })).toBeVisible();
  expect(await tab('Completed')).toHaveTextContent('Completed1');
});

it('says when an interview could not be completed, and keeps it', async () => {
  holding(live);
  answer(completeInterview, () => refuse('unavailable'));
  openInterviews('Active');
  await press('Mark Complete');
  expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  expect(await card('Ọlámidé Ṣówándé')).toBeVisible();
});

it.each([
  ['Accept', acceptApplication, 'Application has been accepted'],
  ['Reject', rejectApplication, 'Application rejected successfully'],
] as const)('loses a completed one that the company chooses to %s', async (verb, endpoint, said) => {
  const held = holding(over, marked);
  answer(endpoint, ({ params, body }) => {
    expect([params.applicationId, body.org_id]).toEqual([5, 7]);
    held.shift();
    return { application: anApplication({ id: 5 }), message: '' };
  });
  openInterviews('Completed');
  const emeka = within(await card('Emeka Nwosu'));
  expect(emeka.getByText('30 Jan')).toBeVisible();
  expect(emeka.getByText('at 11:00')).toBeVisible();
  await userEvent.click(emeka.getByRole('button', { name: verb }));
  await press('Yes');
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Emeka Nwosu')).toBeNull());
  expect(await card('Ibiso Briggs')).toBeVisible();
});

it('keeps a completed one that could not be accepted', async () => {
  holding(over);
  answer(acceptApplication, () => refuse('unavailable'));
  openInterviews('Completed');
  await press('Accept');
  await press('Yes');
  expect(await screen.findByText('Failed to accept application')).toBeVisible();
  expect(await card('Emeka Nwosu')).toBeVisible();
});

it.each(['Pending', 'Active', 'Completed'])('says when there are no %s interviews', async (state) => {
  holding();
  openInterviews(state);
  expect(await screen.findByRole('heading', { name: `No ${state} interviews` })).toBeVisible();
});

it('says when they could not be fetched, and tries again', async () => {
  answer(listInterviews, () => refuse('unavailable'));
  openInterviews();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText(/^Error fetching interviews:/)).toBeVisible();
  holding(tomorrow);
  await userEvent.click(again);
  expect(await card('Zainab Garba')).toBeVisible();
});
