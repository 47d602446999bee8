import { deleteJob, listOrganizationJobs, toggleJob, viewOwnJob } from '@foothold/shared/contract';
import { aJob, aNotification, deferResponse, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockJobs, visitJobs } from '../../testing/jobs';

const job = aJob({ id: 21, job_title: 'Cook', q1: 'Can you start in June?', application_count: 3 });
const nobody = { Applied: 0, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 };
const standing = { job, revision: 4, applications: { ...nobody, Applied: 2, Interview: 1 }, saves: 1 };
const open = () => visitJobs('/dashboard/jobs/21');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shows the job as students see it, and what only its company is told', async () => {
  mockEndpoint(viewOwnJob, () => standing);
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

it('says so when nobody has applied or saved it', async () => {
  mockEndpoint(viewOwnJob, () => ({ ...standing, applications: nobody, saves: 0 }));
  open();
  expect(await screen.findByText('Nobody has applied yet.')).toBeVisible();
  expect(screen.getByText('No student has saved it.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Applications' })).toBeNull();
});

it('hands the link on', async () => {
  const user = userEvent.setup();
  mockEndpoint(viewOwnJob, () => standing);
  open();
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(job.sharelink);
});

it('closes the job at once, and takes that back when it fails', async () => {
  const failing = deferResponse<void>();
  mockEndpoint(viewOwnJob, () => standing);
  mockEndpoint(toggleJob, async () => {
    await failing.answer;
    return failWith('unavailable');
  });
  open();
  await press('Close Job');
  expect(await screen.findByRole('button', { name: 'Activate' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Public page' })).toBeNull();
  failing.release();
  expect(await screen.findByText('Failed to close job')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close Job' })).toBeVisible();
});

it('asks before it deletes, and goes back to the jobs then', async () => {
  mockEndpoint(viewOwnJob, () => standing);
  mockEndpoint(deleteJob, () => ({ message: '' }));
  mockJobs();
  const router = open();
  await press('Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Job deleted successfully')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
});

it('asks for a new deadline where the job has expired', async () => {
  mockEndpoint(viewOwnJob, () => ({ ...standing, job: { ...job, display_status: 'Expired' as const, days_left: -3 } }));
  open();
  await press('Activate');
  expect(await screen.findByRole('dialog', { name: 'New deadline' })).toBeVisible();
});

it('counts an application that comes in while one looks', async () => {
  mockEndpoint(viewOwnJob, () => standing);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Cook' });
  mockEndpoint(viewOwnJob, () => ({ ...standing, applications: { ...nobody, Applied: 3 } }));
  await mockEvents.sendNotification(aNotification({ kind: 'application' }));
  expect(await screen.findByText('3')).toBeVisible();
});

it('knows no job of somebody else', async () => {
  mockEndpoint(viewOwnJob, () => failWith('not_found'));
  open();
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
});

it('tries again when the job did not come', async () => {
  mockEndpoint(viewOwnJob, () => failWith('unavailable'));
  mockEndpoint(listOrganizationJobs, () => failWith('unavailable'));
  open();
  expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  mockEndpoint(viewOwnJob, () => standing);
  await press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
});

it('tells why Foothold took the job down, in place of what could be done with it', async () => {
  const taken_down = { at: '2026-11-20T08:00:00.000Z', reason: 'It asks applicants for a fee.' };
  mockEndpoint(viewOwnJob, () => ({ ...standing, job: { ...job, display_status: 'Closed' as const, taken_down } }));
  open();
  expect(await screen.findByText('Taken down')).toBeVisible();
  expect(screen.getByText('Reason: It asks applicants for a fee.')).toBeVisible();
  for (const name of ['Activate', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit Job' })).toBeNull();
});
