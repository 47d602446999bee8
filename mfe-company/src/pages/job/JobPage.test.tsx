import { deleteJob, listOrganizationJobs, toggleJob, viewOwnJob } from '@foothold/shared/contract';
import { aJob, aNotification, deferResponse, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJobs, visitJobs } from '../../testing/jobs';

const job = aJob({ id: 21, job_title: 'Cook', q1: 'Can you start in June?', application_count: 3 });
const noApplications = { Applied: 0, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 };
const ownJob = { job, revision: 4, applications: { ...noApplications, Applied: 2, Interview: 1 }, saves: 1 };
const open = () => visitJobs('/dashboard/jobs/21');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('JobPage', () => {
  it('shows the job with its applications, saves and actions', async () => {
    mockEndpoint(viewOwnJob, () => ownJob);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
    expect(screen.getByText('₦150,000')).toBeVisible();
    expect(screen.getByText('Can you start in June?')).toBeVisible();

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Applied', 'Interview']);
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['2', '1']);
    expect(screen.getByText('1 student has saved it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Applications' })).toHaveAttribute('href', '/dashboard/jobs/7/21');
    expect(screen.getByRole('link', { name: 'Edit Job' })).toHaveAttribute('href', '/edit-job/21');
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/dashboard/create-job?from=21');
    expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', job.sharelink);
  });

  it('says so when nobody has applied for the job or saved it', async () => {
    mockEndpoint(viewOwnJob, () => ({ ...ownJob, applications: noApplications, saves: 0 }));
    open();
    expect(await screen.findByText('Nobody has applied yet.')).toBeVisible();
    expect(screen.getByText('No student has saved it.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Applications' })).toBeNull();
  });

  it('copies the share link', async () => {
    const user = userEvent.setup();
    mockEndpoint(viewOwnJob, () => ownJob);
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(job.sharelink);
  });

  it('shows the job as closed at once and undoes it when the request fails', async () => {
    const failing = deferResponse<void>();
    mockEndpoint(viewOwnJob, () => ownJob);
    mockEndpoint(toggleJob, async () => {
      await failing.response;
      return failWith('unavailable');
    });
    open();
    await press('Close Job');
    expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Public page' })).toBeNull();
    failing.respond();
    expect(await screen.findByText('Failed to close job')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close Job' })).toBeVisible();
  });

  it('deletes the job and returns to the list when the dialog is confirmed', async () => {
    mockEndpoint(viewOwnJob, () => ownJob);
    mockEndpoint(deleteJob, () => ({ message: '' }));
    mockJobs();
    const router = open();
    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Job deleted successfully')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });

  it('asks for a new deadline when an expired job is activated', async () => {
    mockEndpoint(viewOwnJob, () => ({
      ...ownJob,
      job: { ...job, display_status: 'Expired' as const, days_left: -3 },
    }));
    open();
    await press('Activate');
    expect(await screen.findByRole('dialog', { name: 'New deadline' })).toBeVisible();
  });

  it('updates the counts when an event about an application arrives', async () => {
    mockEndpoint(viewOwnJob, () => ownJob);
    open();
    await screen.findByRole('heading', { level: 1, name: 'Cook' });
    mockEndpoint(viewOwnJob, () => ({ ...ownJob, applications: { ...noApplications, Applied: 3 } }));
    await mockEvents.sendNotification(aNotification({ kind: 'application' }));
    expect(await screen.findByText('3')).toBeVisible();
  });

  it('shows a not-found page when the job is not of this company', async () => {
    mockEndpoint(viewOwnJob, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(viewOwnJob, () => failWith('unavailable'));
    mockEndpoint(listOrganizationJobs, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    mockEndpoint(viewOwnJob, () => ownJob);
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  });

  it('says that the job waits for its release, and for which figures, without a link to share', async () => {
    const held = { at: '2026-11-20T08:00:00.000Z', counted: 25, in_time_percent: 52 };
    mockEndpoint(viewOwnJob, () => ({ ...ownJob, job: { ...job, held } }));
    open();
    expect(await screen.findByText('Waits for its release by Foothold. Nobody else sees it until then.')).toBeVisible();
    expect(screen.getByText(/^You replied in time to 52 % of 25 applications\./)).toBeVisible();
    expect(screen.getAllByText('Waiting')).toHaveLength(2);
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.queryByLabelText('Share link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('shows the reason instead of the actions when an admin took the job down', async () => {
    const taken_down = { at: '2026-11-20T08:00:00.000Z', reason: 'It asks applicants for a fee.' };
    mockEndpoint(viewOwnJob, () => ({ ...ownJob, job: { ...job, display_status: 'Closed' as const, taken_down } }));
    open();
    expect(await screen.findAllByText('Taken down')).toHaveLength(2);
    expect(screen.queryByText('Closed')).toBeNull();
    expect(screen.getByText('Reason: It asks applicants for a fee.')).toBeVisible();
    for (const name of ['Activate', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit Job' })).toBeNull();
  });
});
