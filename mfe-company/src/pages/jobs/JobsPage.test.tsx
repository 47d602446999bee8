import { deleteJob, type Job, type JobStatus, listOrganizationJobs, toggleJob } from '@foothold/shared/contract';
import { aJob, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: company });

/** Answers as a server that holds these jobs, and gives the list to change it. */
function holding(...jobs: Job[]) {
  const count = (status: JobStatus) => jobs.filter((job) => job.display_status === status).length;
  answer(listOrganizationJobs, ({ query: { status = 'Active', page = 1, limit = 1000 } }) => {
    const shown = jobs.filter((job) => job.display_status === status);
    const counts = { Active: count('Active'), Closed: count('Closed'), Expired: count('Expired') };
    const rows = shown.slice((page - 1) * limit, page * limit);
    return { jobs: rows, counts, total: shown.length, next_page: null };
  });
  return jobs;
}

const choose = async (title: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Manage ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

const cook = aJob({ job_title: 'Cook' });
const closed = aJob({ job_title: 'Baker', status: 0, display_status: 'Closed' });
const expired = aJob({ job_title: 'Tailor', display_status: 'Expired', deadline: '2024-01-31', days_left: -300 });

it('counts the jobs, and shows the active ones first', async () => {
  holding(cook, closed, expired, aJob({ job_title: 'Clerk' }));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Active Jobs', 'Closed Jobs', 'Expired Jobs']);
  expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1', '1']);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Active 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it('tells of each job when it was posted, what it says and where its applications are', async () => {
  const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
  holding(aJob({ id: 21, created_at, job_description: 'word '.repeat(60), application_count: 12 }));
  open();

  const card = within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
  expect(card.getByText('Active')).toBeVisible();
  expect(card.getByText(/^Posted 3 days ago/)).toBeVisible();
  expect(card.getByText(/^word .+…$/).textContent?.length).toBeLessThanOrEqual(151);
  expect(card.getByText('12 applications')).toBeVisible();
  expect(card.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/dashboard/jobs/7/21');
});

it.each([
  ['Closed', closed],
  ['Expired', expired],
])('labels %s jobs instead of linking to their applications', async (tab, job) => {
  holding(cook, closed, expired);
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: `${tab} 1` }));

  const card = within(await screen.findByRole('article', { name: job.job_title }));
  expect(card.getAllByText(tab)).toHaveLength(2);
  expect(card.queryByRole('link')).toBeNull();
  expect(router.state.location.search).toBe(`?tab=${tab}`);
});

it.each([
  ['active', cook, ['Close Job', 'Edit Job', 'Delete']],
  ['closed', closed, ['Activate', 'Edit Job', 'Delete']],
  ['expired', expired, ['Activate', 'Close Job', 'Edit Job', 'Delete']],
])('offers for an %s job what makes sense', async (tab, job, offered) => {
  holding(cook, closed, expired);
  open(`/dashboard/jobs?tab=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name: `Manage ${job.job_title}` }));

  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(offered);
});

it('closes a job, and moves it to the closed ones', async () => {
  const jobs = holding({ ...cook });
  answer(toggleJob, ({ body }) => {
    const job = { ...cook, status: body.status, display_status: 'Closed' as const };
    jobs[0] = job;
    return { job, message: '' };
  });
  open();
  await choose('Cook', 'Close Job');

  expect(await screen.findByText('Job closed successfully')).toBeVisible();
  expect(await screen.findByText('No Active jobs found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Closed 1' })).toBeVisible();
});

it('activates a closed job', async () => {
  const sent: unknown[] = [];
  holding(closed);
  answer(toggleJob, ({ params, body }) => {
    sent.push({ ...params, ...body });
    return { job: cook, message: '' };
  });
  open('/dashboard/jobs?tab=Closed');
  await choose('Baker', 'Activate');

  expect(await screen.findByText('Job activated successfully')).toBeVisible();
  expect(sent).toEqual([{ jobId: closed.id, status: 1 }]);
});

it('asks for a new deadline before it activates an expired job', async () => {
  const sent: unknown[] = [];
  holding(expired);
  answer(toggleJob, ({ body }) => {
    sent.push(body);
    return { job: cook, message: '' };
  });
  open('/dashboard/jobs?tab=Expired');
  await choose('Tailor', 'Activate');

  const dialog = within(await screen.findByRole('dialog', { name: 'New deadline' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await dialog.findByText('Deadline is required.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Deadline'), '2024-02-01');
  expect(await dialog.findByText('Deadline cannot be in the past.')).toBeVisible();
  expect(sent).toEqual([]);

  await userEvent.clear(dialog.getByLabelText('Deadline'));
  await userEvent.type(dialog.getByLabelText('Deadline'), '2099-02-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Job activated successfully')).toBeVisible();
  expect(sent).toEqual([{ status: 1, deadline: '2099-02-01' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks for the deadline too where the job has expired since the list was shown', async () => {
  holding(closed);
  answer(toggleJob, () => refuse('deadline_required'));
  open('/dashboard/jobs?tab=Closed');
  await choose('Baker', 'Activate');

  expect(await screen.findByRole('dialog', { name: 'New deadline' })).toBeVisible();
});

it.each([
  ['Activate', closed, 'Failed to activate job'],
  ['Close Job', cook, 'Failed to close job'],
])('says so when %s fails', async (action, job, sentence) => {
  holding(job);
  answer(toggleJob, () => refuse('unexpected'));
  open(`/dashboard/jobs?tab=${job.display_status}`);
  await choose(job.job_title, action);

  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('article', { name: job.job_title })).toBeVisible();
});

it('deletes a job only once that is confirmed', async () => {
  const jobs = holding(cook, aJob({ job_title: 'Clerk' }));
  answer(deleteJob, ({ params }) => {
    jobs.splice(
      jobs.findIndex((job) => job.id === params.jobId),
      1,
    );
    return { message: '' };
  });
  open();
  await choose('Cook', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
  expect(dialog.getByText('Are you sure you want to delete this job?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('article', { name: 'Cook' })).toBeVisible();

  await choose('Cook', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Job deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull());
  expect(screen.getByRole('article', { name: 'Clerk' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('says so when a job cannot be deleted, and keeps it', async () => {
  holding(cook);
  answer(deleteJob, () => refuse('unavailable'));
  open();
  await choose('Cook', 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('An error occurred while deleting the job.')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
});

it('leads a company without jobs to its first one', async () => {
  holding();
  open();
  expect(await screen.findByRole('heading', { name: 'No Active jobs found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it.each(['Closed', 'Expired'])('says that there are no %s jobs', async (tab) => {
  holding();
  open(`/dashboard/jobs?tab=${tab}`);
  expect(await screen.findByRole('heading', { name: `No ${tab} jobs found` })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
});

it('leads to the form of a job', async () => {
  holding(cook);
  const router = open();
  await choose('Cook', 'Edit Job');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-job/${cook.id}`));
});

it('pages a long list, and leaves a page that is not there any more', async () => {
  holding(...Array.from({ length: 21 }, (_, index) => aJob({ job_title: `Job ${index}` })));
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  expect(await screen.findByText('21 to 21 of 21')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);

  await act(() => router.navigate('/dashboard/jobs?tab=Active&page=9'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=Active'));
});

it('says when the jobs could not be fetched, and tries again', async () => {
  answer(listOrganizationJobs, () => refuse('unavailable'));
  open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();

  holding(cook);
  await userEvent.click(again);
  expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
});
