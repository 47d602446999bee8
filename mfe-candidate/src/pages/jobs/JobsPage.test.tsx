import { type Job, listJobs, listSavedSearches } from '@foothold/shared/contract';
import { aJob, anIdentity, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const listTitles = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const findCard = (name: string) => screen.findByRole('article', { name });

describe('Candidate: jobs page', () => {
  beforeEach(() => mockEndpoint(listSavedSearches, () => ({ saved_searches: [], alert_times: null })));

  it('shows a job with pay, location, duration, mode, kind and time left', async () => {
    mockEndpoint(listJobs, () =>
      page([aJob({ job_title: 'Data Analyst', location: 'Kano', kind: 'siwes', days_left: 9 })]),
    );
    visitPage();

    const job = within(await findCard('Data Analyst'));
    for (const words of [
      '₦150,000',
      'a month',
      'Harmattan Systems',
      'Kano',
      '6 months',
      'Hybrid',
      'SIWES',
      'Replies by 10 February',
      'Answers 92 % in time, median 4 days, 37 applications',
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

  it('calls a company new where there are not enough replies to count', async () => {
    const { organization, ...job } = aJob({ job_title: 'Cook' });
    mockEndpoint(listJobs, () => page([{ ...job, organization: { ...organization, reply_record: null } }]));
    visitPage();
    expect(within(await findCard('Cook')).getByText('New here')).toBeVisible();
  });

  it('shows fallback texts when a job has missing fields', async () => {
    mockEndpoint(listJobs, () =>
      page([aJob({ job_title: '', company_name: '', job_description: '', stipend: 0, amount: null })]),
    );
    visitPage();

    const job = within(await findCard('Untitled Position'));
    for (const words of ['Company Not Listed', 'No description available.', 'Unpaid'])
      expect(job.getByText(words)).toBeVisible();
  });

  it.each([
    [0, 'Today', 'Closes tonight'],
    [1, 'Tomorrow', '1 day left'],
  ])('marks a job that closes in %i days', async (days_left, badge, left) => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', days_left })]));
    visitPage();

    const job = within(await findCard('Cook'));
    expect(job.getByText(badge)).toBeVisible();
    expect(job.getByText(left)).toBeVisible();
  });

  it('shows no View link when the deadline has passed', async () => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', days_left: -1 })]));
    visitPage();

    const job = within(await findCard('Cook'));
    expect(job.getByRole('button', { name: 'Expired' })).toBeDisabled();
    expect(job.queryByRole('link', { name: /View/ })).toBeNull();
  });

  it.each([
    ['Interview', 'Applied'],
    ['Withdrawn', 'Withdrawn'],
  ] as const)('links to the application with status %s as %s', async (status, word) => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook', own_application: { id: 12, status } })]));
    visitPage();

    const job = within(await findCard('Cook'));
    expect(job.getAllByText(word)).toHaveLength(2);
    expect(job.getByRole('link', { name: `${word} for Cook: your application` })).toHaveAttribute(
      'href',
      '/dashboard/applications/12',
    );
    expect(job.queryByRole('link', { name: /View/ })).toBeNull();
  });

  it('opens a job when its title is pressed', async () => {
    mockEndpoint(listJobs, () => page([aJob({ id: 41, job_title: 'Cook' })]));
    visitPage();
    expect(within(await findCard('Cook')).getByRole('link', { name: 'Cook' })).toHaveAttribute(
      'href',
      '/dashboard/jobs/41',
    );
  });

  it('copies an invitation and confirms it', async () => {
    const user = userEvent.setup();
    mockEndpoint(listJobs, () =>
      page([aJob({ id: 41, job_title: 'Cook', sharelink: 'https://foothold.example/viewjob/cook/41' })]),
    );
    visitPage();

    await user.click(await screen.findByRole('button', { name: 'Share Cook' }));

    expect(screen.getByRole('button', { name: 'Copied! Cook' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'Check out this job: Cook on Foothold and explore other career opportunities: https://foothold.example/viewjob/cook/41',
    );
  });

  it('searches while the user types and stores the search in the address', async () => {
    const all = [aJob({ job_title: 'Rust engineer' }), aJob({ job_title: 'Cook' })];
    mockEndpoint(listJobs, ({ query }) =>
      page(all.filter((job) => job.job_title.toLowerCase().includes(query.q ?? ''))),
    );
    const router = visitPage();
    expect(await screen.findByText('2 open roles')).toBeVisible();

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'rust');

    expect(await screen.findByText('1 open role')).toBeVisible();
    expect(router.state.location.search).toBe('?q=rust');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('sorts the jobs and keeps the sort order when the filters are cleared', async () => {
    const cook = aJob({ job_title: 'Cook' });
    const clerk = aJob({ job_title: 'Clerk' });
    mockEndpoint(listJobs, ({ query }) => page(query.sort === 'deadline' ? [clerk, cook] : [cook, clerk]));
    const router = visitPage('/dashboard/jobs?q=c');
    await findCard('Cook');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
    await waitFor(() => expect(listTitles()).toEqual(['Clerk', 'Cook']));
    expect(router.state.location.search).toBe('?q=c&sort=deadline');

    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=deadline'));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Closing soonest');
  });

  it('keeps a change that is still loading when the next one follows', async () => {
    mockEndpoint(listJobs, ({ query }) =>
      query.sort && !query.q ? neverRespond() : page([aJob({ job_title: 'Cook' })]),
    );
    const router = visitPage();
    await findCard('Cook');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Closing soonest');
    await userEvent.type(screen.getByRole('searchbox'), 'cook');

    await waitFor(() => expect(router.state.location.search).toBe('?sort=deadline&q=cook'));
  });

  it('lists the search text among the active filters', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    const router = visitPage('/dashboard/jobs?q=rust');

    await screen.findByText('1 open role');
    expect(screen.getByText('“rust”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));

    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByText('Active filters:')).toBeNull();
  });

  it('sends the parameters of the address and drops invalid ones', async () => {
    const asked: unknown[] = [];
    mockEndpoint(listJobs, ({ query }) => {
      asked.push(query);
      return page([aJob()]);
    });
    visitPage('/dashboard/jobs?date=Today&company=Adunola+Foods&field=Cooking&stipend=No&location=Kano');

    await screen.findByText('1 open role posted today');
    expect(asked).toEqual([{ date: 'Today', company: 'Adunola Foods', stipend: 0, location: 'Kano', limit: 20 }]);
  });

  it('shows the chosen option on the chip, with the filter’s name where needed', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    visitPage('/dashboard/jobs?stipend=No&location=Kano');

    const chips = within(await screen.findByRole('group', { name: 'Filters' }));
    expect(chips.getByText('Stipend: No')).toBeVisible();
    expect(chips.getByText('Kano')).toBeVisible();
  });

  it('names the search and offers to clear it when nothing matches', async () => {
    mockEndpoint(listJobs, ({ query }) => page(query.q ? [] : [aJob()]));
    const router = visitPage('/dashboard/jobs?q=astronaut');

    expect(await screen.findByRole('heading', { name: 'No jobs match “astronaut”' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    const [, below] = main.getAllByRole('button', { name: 'Clear the search' });
    await userEvent.click(below as HTMLElement);

    expect(await screen.findByText('1 open role')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  it('offers to clear the filters and keeps the search when nothing matches', async () => {
    mockEndpoint(listJobs, ({ query }) => page(query.field ? [] : [aJob()]));
    const router = visitPage('/dashboard/jobs?q=cook&field=Art');

    expect(await screen.findByRole('heading', { name: 'No jobs match your filters' })).toBeVisible();
    expect(screen.getByText('You searched for “cook”. Try fewer filters or other words.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));

    expect(await screen.findByText('1 open role')).toBeVisible();
    expect(router.state.location.search).toBe('?q=cook');
  });

  it('clears the search when the clear button is pressed', async () => {
    mockEndpoint(listJobs, ({ query }) => page(query.q ? [aJob()] : [aJob(), aJob()]));
    const router = visitPage('/dashboard/jobs?q=cook');
    await screen.findByText('1 open role');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

    expect(await screen.findByText('2 open roles')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('shows an empty state when there are no jobs', async () => {
    mockEndpoint(listJobs, () => page([]));
    visitPage();

    expect(await screen.findByRole('heading', { name: 'No jobs available' })).toBeVisible();
    expect(screen.getByText('Check back later for new opportunities.')).toBeVisible();
  });
});
