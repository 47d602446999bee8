import { type Job, listJobs } from '@foothold/shared/contract';
import { aJob, anIdentity, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const titles = () => screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const card = (name: string) => screen.findByRole('article', { name });

it('shows a job with its pay, place, duration, mode and time left', async () => {
  mockEndpoint(listJobs, () => page([aJob({ job_title: 'Data Analyst', location: 'Kano', days_left: 9 })]));
  open();

  const job = within(await card('Data Analyst'));
  for (const words of [
    '₦150,000',
    'a month',
    'Harmattan Systems',
    'Kano',
    '6 months',
    'Hybrid',
    'Posted today',
    '9 days left',
  ]) {
    expect(job.getByText(words)).toBeVisible();
  }
  expect(job.getByRole('link', { name: 'View Data Analyst' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/jobs\/\d+$/),
  );
});

it('says so where a job leaves something out', async () => {
  mockEndpoint(listJobs, () =>
    page([aJob({ job_title: '', company_name: '', job_description: '', stipend: 0, amount: null })]),
  );
  open();

  const job = within(await card('Untitled Position'));
  for (const words of ['Company Not Listed', 'No description available.', 'Unpaid'])
    expect(job.getByText(words)).toBeVisible();
});

it.each([
  [0, 'Today', 'Closes tonight'],
  [1, 'Tomorrow', '1 day left'],
])('marks a job that closes in %i days', async (days_left, badge, left) => {
  mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', days_left })]));
  open();

  const job = within(await card('Cook'));
  expect(job.getByText(badge)).toBeVisible();
  expect(job.getByText(left)).toBeVisible();
});

it('offers no View once the deadline has passed', async () => {
  mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', days_left: -1 })]));
  open();

  const job = within(await card('Cook'));
  expect(job.getByRole('button', { name: 'Expired' })).toBeDisabled();
  expect(job.queryByRole('link', { name: /View/ })).toBeNull();
});

it.each([
  ['Interview', 'Applied'],
  ['Withdrawn', 'Withdrawn'],
] as const)('leads from a job to the application that is %s, and calls it %s', async (status, word) => {
  mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', own_application: { id: 12, status } })]));
  open();

  const job = within(await card('Cook'));
  expect(job.getAllByText(word)).toHaveLength(2);
  expect(job.getByRole('link', { name: `${word} for Cook: your application` })).toHaveAttribute(
    'href',
    '/dashboard/applications/12',
  );
  expect(job.queryByRole('link', { name: /View/ })).toBeNull();
});

it('opens a job by its title', async () => {
  mockEndpoint(listJobs, () => page([aJob({ id: 41, job_title: 'Cook' })]));
  open();
  expect(within(await card('Cook')).getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/dashboard/jobs/41');
});

it('copies an invitation and says so', async () => {
  const user = userEvent.setup();
  mockEndpoint(listJobs, () =>
    page([aJob({ id: 41, job_title: 'Cook', sharelink: 'https://foothold.example/viewjob/cook/41' })]),
  );
  open();

  await user.click(await screen.findByRole('button', { name: 'Share Cook' }));

  expect(screen.getByRole('button', { name: 'Copied! Cook' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'Check out this job: Cook on Foothold and explore other career opportunities: https://foothold.example/viewjob/cook/41',
  );
});

it('searches as one types and keeps the search in the address', async () => {
  const all = [aJob({ job_title: 'Rust engineer' }), aJob({ job_title: 'Cook' })];
  mockEndpoint(listJobs, ({ query }) => page(all.filter((job) => job.job_title.toLowerCase().includes(query.q ?? ''))));
  const router = open();
  expect(await screen.findByText('2 open roles')).toBeVisible();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'rust');

  expect(await screen.findByText('1 open role')).toBeVisible();
  expect(router.state.location.search).toBe('?q=rust');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('puts the jobs into the order that was chosen, and keeps that when the filters are cleared', async () => {
  const cook = aJob({ job_title: 'Cook' });
  const clerk = aJob({ job_title: 'Clerk' });
  mockEndpoint(listJobs, ({ query }) => page(query.sort === 'deadline' ? [clerk, cook] : [cook, clerk]));
  const router = open('/dashboard/jobs?q=c');
  await card('Cook');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
  await waitFor(() => expect(titles()).toEqual(['Clerk', 'Cook']));
  expect(router.state.location.search).toBe('?q=c&sort=deadline');

  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=deadline'));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Closing soonest');
});

it('holds to a change whose answer is still on its way when the next one comes', async () => {
  mockEndpoint(listJobs, ({ query }) =>
    query.sort && !query.q ? neverRespond() : page([aJob({ job_title: 'Cook' })]),
  );
  const router = open();
  await card('Cook');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
  await userEvent.type(screen.getByRole('searchbox'), 'cook');

  await waitFor(() => expect(router.state.location.search).toBe('?sort=deadline&q=cook'));
});

it('counts the word of the search among the active filters', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  const router = open('/dashboard/jobs?q=rust');

  await screen.findByText('1 open role');
  expect(screen.getByText('“rust”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));

  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('Active filters:')).toBeNull();
});

it('asks the server for everything that the address names, and leaves out what it does not know', async () => {
  const asked: unknown[] = [];
  mockEndpoint(listJobs, ({ query }) => {
    asked.push(query);
    return page([aJob()]);
  });
  open('/dashboard/jobs?date=Today&company=Adunola+Foods&field=Cooking&stipend=No&location=Kano');

  await screen.findByText('1 open role posted today');
  expect(asked).toEqual([{ date: 'Today', company: 'Adunola Foods', stipend: 0, location: 'Kano', limit: 20 }]);
});

it('says on a chip what was chosen, with what it is about where that alone says nothing', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  open('/dashboard/jobs?stipend=No&location=Kano');

  const chips = within(await screen.findByRole('group', { name: 'Filters' }));
  expect(chips.getByText('Stipend: No')).toBeVisible();
  expect(chips.getByText('Kano')).toBeVisible();
});

it('says what was searched for where nothing has it, and offers to clear that', async () => {
  mockEndpoint(listJobs, ({ query }) => page(query.q ? [] : [aJob()]));
  const router = open('/dashboard/jobs?q=astronaut');

  expect(await screen.findByRole('heading', { name: 'No jobs match “astronaut”' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  const [, below] = main.getAllByRole('button', { name: 'Clear the search' });
  await userEvent.click(below as HTMLElement);

  expect(await screen.findByText('1 open role')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

it('offers to clear the filters when nothing matches, and keeps the search', async () => {
  mockEndpoint(listJobs, ({ query }) => page(query.field ? [] : [aJob()]));
  const router = open('/dashboard/jobs?q=cook&field=Art');

  expect(await screen.findByRole('heading', { name: 'No jobs match your filters' })).toBeVisible();
  expect(screen.getByText('You searched for “cook”. Try fewer filters or other words.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));

  expect(await screen.findByText('1 open role')).toBeVisible();
  expect(router.state.location.search).toBe('?q=cook');
});

it('empties the search by its x', async () => {
  mockEndpoint(listJobs, ({ query }) => page(query.q ? [aJob()] : [aJob(), aJob()]));
  const router = open('/dashboard/jobs?q=cook');
  await screen.findByText('1 open role');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(await screen.findByText('2 open roles')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
  expect(router.state.location.search).toBe('');
});

it('says when there is no job at all', async () => {
  mockEndpoint(listJobs, () => page([]));
  open();

  expect(await screen.findByRole('heading', { name: 'No jobs available' })).toBeVisible();
  expect(screen.getByText('Check back later for new opportunities.')).toBeVisible();
});
