import { deleteJob } from '@foothold/shared/contract';
import { type AdminJob, jobStates, listAllJobs, restoreJob } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';
import { mockWideScreen } from '../../testing/wideScreen';

const cook: AdminJob = {
  ...{ id: 21, org_id: 7, job_title: 'Cook', company_name: 'Harmattan Systems', field: 'Science' },
  ...{ env_mode: 'hybrid', created_at: '2026-11-03T08:30:00.000Z', state: 'Active', reason: null },
  ...{ deadline: '2026-12-01', applications: 14 },
};
const open = (address = '/adminjobs') => openAsAdmin(address);

/** Mocks a server with these jobs, which can be taken down and restored. Returns the list's requests. */
function mockJobs(...jobs: AdminJob[]) {
  const requests: unknown[] = [];
  const updateJob = (id: number, over: Partial<AdminJob>) => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...over } : job));
  };
  mockEndpoint(listAllJobs, ({ query: { page = 1, limit = 1000, ...search } }) => {
    requests.push(search);
    return { jobs: jobs.slice((page - 1) * limit, page * limit), total: jobs.length, next_page: null };
  });
  mockEndpoint(deleteJob, ({ params, body }) => {
    updateJob(params.jobId, { state: 'Taken down', reason: body.reason });
    return { message: 'Job deleted successfully' };
  });
  mockEndpoint(restoreJob, ({ params }) => {
    updateJob(params.id, { state: 'Active', reason: null });
    return { message: 'Job restored successfully' };
  });
  return requests;
}

const openDeleteDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Cook' }));
  return within(await screen.findByRole('dialog', { name: 'Delete this job?' }));
};

describe('JobsPage', () => {
  it('shows the company, work mode, applications and dates of each job', async () => {
    mockJobs(cook);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Cook' }));
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      ...['Company', 'Work mode', 'Applications', 'Deadline', 'Created'],
    ]);
    expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      ...['Harmattan Systems', 'Hybrid', '14', '1 Dec 2026', expect.stringMatching(/^3 Nov 2026, /)],
    ]);
    expect(card.getByRole('link', { name: 'Harmattan Systems' })).toHaveAttribute('href', '/adminorg/details/7');
  });

  it.each(jobStates)('links to the page of the job when its status is %s', async (state) => {
    mockJobs({ ...cook, state });
    open();
    expect(await screen.findByRole('link', { name: 'View Job Cook' })).toHaveAttribute('href', '/adminjobs/21');
  });

  describe('on a wide screen', () => {
    beforeEach(() => mockWideScreen());

    it('is a table with the company, the applications and the dates of each job', async () => {
      mockJobs(cook, { ...cook, id: 22, job_title: 'Baker', state: 'Taken down' });
      open();
      const table = within(await screen.findByRole('table', { name: 'List of jobs' }));
      const row = within(table.getByRole('row', { name: /^Cook/ }));
      expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
        ...['CookHarmattan Systems', 'Hybrid', 'Active', '14', '1 Dec 2026', '3 Nov 2026', 'View Job Cook'],
      ]);
      expect(row.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/adminjobs/21');
      expect(row.getByRole('button', { name: 'Delete Cook' })).toBeVisible();
      expect(table.getByRole('button', { name: 'Restore Baker' })).toBeVisible();
      expect(screen.queryByRole('article')).toBeNull();
    });

    it('is sorted by a heading, the other way round by the next press, and starts at the first page', async () => {
      const requests = mockJobs(...Array.from({ length: 10 }, (_, index) => ({ ...cook, id: index + 1 })));
      const router = open('/adminjobs?page=2&state=Active');
      const heading = async (name: string) => screen.findByRole('columnheader', { name });
      expect(await heading('Created')).toHaveAttribute('aria-sort', 'descending');
      await userEvent.click(screen.getByRole('link', { name: 'Deadline' }));
      await waitFor(() => expect(requests.at(-1)).toEqual({ state: 'Active', sort: 'deadline' }));
      await waitFor(async () => expect(await heading('Deadline')).toHaveAttribute('aria-sort', 'ascending'));
      expect(await heading('Created')).toHaveAttribute('aria-sort', 'none');
      await userEvent.click(screen.getByRole('link', { name: 'Deadline' }));
      await waitFor(() => expect(router.state.location.search).toBe('?state=Active&sort=deadline_desc'));
      await userEvent.click(screen.getByRole('link', { name: 'Created' }));
      await waitFor(() => expect(requests.at(-1)).toEqual({ state: 'Active', sort: 'newest' }));
    });
  });

  it('takes a job down with a reason, and restores it', async () => {
    mockJobs(cook);
    open();
    const dialog = await openDeleteDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'It asks for a fee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    const card = within(await screen.findByRole('article', { name: 'Cook' }));
    expect(await card.findByText('Taken down')).toBeVisible();
    expect(card.getByText('It asks for a fee.')).toBeVisible();
    expect(screen.getByText('Job deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.queryByRole('button', { name: /Delete/ })).toBeNull();

    await userEvent.click(card.getByRole('button', { name: 'Restore Cook' }));
    expect(await card.findByText('Active')).toBeVisible();
    expect(screen.getByText('Job restored successfully')).toBeVisible();
  });

  it('reports a failed deletion and keeps the reason', async () => {
    mockJobs(cook);
    mockEndpoint(deleteJob, () => failWith('unavailable'));
    open();
    const dialog = await openDeleteDialog();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Spam.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('An error occurred while deleting the job.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Spam.');
  });

  it('shows the job’s current state when another admin has taken it down first', async () => {
    mockJobs(cook);
    open();
    const dialog = await openDeleteDialog();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Spam.');
    mockJobs({ ...cook, state: 'Taken down', reason: 'It asks for a fee.' });
    mockEndpoint(deleteJob, () => failWith('not_possible_now'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('It asks for a fee.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('no longer possible');
  });

  it('reports a failed restoration', async () => {
    mockJobs({ ...cook, state: 'Taken down' });
    mockEndpoint(restoreJob, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('No reason was given.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Cook' }));
    expect(await screen.findByText('Failed to restore job. Please try again.')).toBeVisible();
  });

  it('applies filters and sort from the address and shows them', async () => {
    const requests = mockJobs(cook);
    open('/adminjobs?q=cook&state=Taken+down&field=Science&env_mode=hybrid&sort=oldest&status=Wrong');
    await screen.findByRole('article', { name: 'Cook' });
    expect(requests).toEqual([
      { q: 'cook', state: 'Taken down', field: 'Science', env_mode: 'hybrid', sort: 'oldest' },
    ]);
    const activeFilters = screen.getByText('Active filters:').parentElement;
    expect(activeFilters).toHaveTextContent('Active filters:“cook”Taken downScienceHybridClear all');
  });

  it('reports a failed load, and explains the empty list when there are no jobs', async () => {
    mockEndpoint(listAllJobs, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The jobs did not load/)).toBeVisible();
    mockJobs();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
  });
});
