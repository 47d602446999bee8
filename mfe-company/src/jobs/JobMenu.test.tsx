import { deleteJob, toggleJob, viewOwnJob } from '@foothold/shared/contract';
import { aJob, deferResponse, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnJob, mockJobDrafts } from '../testing/jobForm';
import { activeJob, closedJob, expiredJob, mockJobs, visitJobs } from '../testing/jobs';

const choose = async (title: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Manage ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

describe('JobMenu', () => {
  it.each([
    ['active', activeJob, ['Close Job', 'Edit Job', 'Duplicate', 'Delete']],
    ['closed', closedJob, ['Activate', 'Edit Job', 'Duplicate', 'Delete']],
    ['expired', expiredJob, ['Activate', 'Close Job', 'Edit Job', 'Duplicate', 'Delete']],
  ])('offers the actions that apply to an %s job', async (tab, job, offered) => {
    mockJobs(activeJob, closedJob, expiredJob);
    visitJobs(`/dashboard/jobs?tab=${tab}`);
    await userEvent.click(await screen.findByRole('button', { name: `Manage ${job.job_title}` }));

    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(offered);
  });

  it('moves the job to the Closed tab when it is closed', async () => {
    const jobs = mockJobs({ ...activeJob });
    mockEndpoint(toggleJob, ({ body }) => {
      const job = { ...activeJob, status: body.status, display_status: 'Closed' as const };
      jobs[0] = job;
      return { job, message: '' };
    });
    visitJobs();
    await choose('Cook', 'Close Job');

    expect(await screen.findByText('Job closed successfully')).toBeVisible();
    expect(await screen.findByText('No Active jobs found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Closed 1' })).toBeVisible();
  });

  it('shows a change at once, undoes it when the request fails, and says so on the job', async () => {
    const failing = deferResponse<void>();
    mockJobs(activeJob, closedJob);
    mockEndpoint(toggleJob, async () => {
      await failing.response;
      return failWith('unavailable');
    });
    visitJobs();
    await choose('Cook', 'Close Job');

    await waitFor(() => expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Active 0' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Closed 2' })).toBeVisible();
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['0', '2', '0']);
    failing.respond();
    expect(await screen.findByRole('article', { name: 'Cook' })).toHaveTextContent('Failed to close job');
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to close job');
    expect(screen.getByRole('link', { name: 'Closed 1' })).toBeVisible();
  });

  it('activates a closed job without asking for a deadline', async () => {
    const sent: unknown[] = [];
    mockJobs(closedJob);
    mockEndpoint(toggleJob, ({ params, body }) => {
      sent.push({ ...params, ...body });
      return { job: activeJob, message: '' };
    });
    visitJobs('/dashboard/jobs?tab=Closed');
    await choose('Baker', 'Activate');

    expect(await screen.findByText('Job activated successfully')).toBeVisible();
    expect(sent).toEqual([{ jobId: closedJob.id, status: 1 }]);
  });

  it('asks for a valid new deadline when an expired job is activated', async () => {
    const sent: unknown[] = [];
    mockJobs(expiredJob);
    mockEndpoint(toggleJob, ({ body }) => {
      sent.push(body);
      return { job: activeJob, message: 'Your job waits for its release by Foothold.' };
    });
    visitJobs('/dashboard/jobs?tab=Expired');
    await choose('Tailor', 'Activate');

    const dialog = within(await screen.findByRole('dialog', { name: 'New deadline' }));
    expect(dialog.getByText('Tailor')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText('Deadline is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Deadline'), '01/02/2024');
    expect(await dialog.findByText('Deadline cannot be in the past.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Deadline'));
    await userEvent.type(dialog.getByLabelText('Deadline'), '01/02/9999');
    expect(await dialog.findByText('Choose a date before the year 2100.')).toBeVisible();
    expect(sent).toEqual([]);

    await userEvent.clear(dialog.getByLabelText('Deadline'));
    await userEvent.type(dialog.getByLabelText('Deadline'), '01/02/2099');
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Your job waits for its release by Foothold.')).toBeVisible();
    expect(sent).toEqual([{ status: 1, deadline: '2099-02-01' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for a new deadline when the job has expired since the list was loaded', async () => {
    mockJobs(closedJob);
    mockEndpoint(toggleJob, () => failWith('deadline_required'));
    visitJobs('/dashboard/jobs?tab=Closed');
    await choose('Baker', 'Activate');

    expect(await screen.findByRole('dialog', { name: 'New deadline' })).toBeVisible();
  });

  it.each([
    ['Activate', closedJob, 'Failed to activate job'],
    ['Close Job', activeJob, 'Failed to close job'],
  ])('shows an error and keeps the job when %s fails', async (action, job, sentence) => {
    mockJobs(job);
    mockEndpoint(toggleJob, () => failWith('unexpected'));
    visitJobs(`/dashboard/jobs?tab=${job.display_status}`);
    await choose(job.job_title, action);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('article', { name: job.job_title })).toBeVisible();
  });

  it('deletes the job only when the dialog is confirmed', async () => {
    const jobs = mockJobs(activeJob, aJob({ job_title: 'Clerk' }));
    mockEndpoint(deleteJob, ({ params }) => {
      jobs.splice(
        jobs.findIndex((job) => job.id === params.jobId),
        1,
      );
      return { message: '' };
    });
    visitJobs();
    await choose('Cook', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    expect(dialog.getByText('Are you sure you want to delete this job?')).toBeVisible();
    expect(dialog.getByText('Cook')).toBeVisible();
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

  it('shows an error and keeps the job when deleting fails', async () => {
    mockJobs(activeJob);
    mockEndpoint(deleteJob, () => failWith('unavailable'));
    visitJobs();
    await choose('Cook', 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('An error occurred while deleting the job.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('removes a job that was deleted elsewhere when a change of it fails', async () => {
    const jobs = mockJobs(activeJob);
    mockEndpoint(toggleJob, () => failWith('not_found'));
    visitJobs();
    await screen.findByRole('article', { name: 'Cook' });
    jobs.length = 0;
    await choose('Cook', 'Close Job');

    expect(await screen.findByText('Failed to close job')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull());
  });

  it('opens the form when Edit Job is chosen', async () => {
    mockJobDrafts();
    mockJobs(activeJob);
    mockEndpoint(viewOwnJob, () => anOwnJob(activeJob));
    const router = visitJobs();
    await choose('Cook', 'Edit Job');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/edit-job/${activeJob.id}`));
  });
});
