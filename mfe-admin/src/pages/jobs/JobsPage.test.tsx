import { deleteJob } from '@foothold/shared/contract';
import { type AdminJob, listAllJobs, restoreJob } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const cook: AdminJob = {
  ...{ id: 21, org_id: 7, job_title: 'Cook', company_name: 'Harmattan Systems', field: 'Science' },
  ...{ env_mode: 'hybrid', created_at: '2026-11-03T08:30:00.000Z', state: 'Active', reason: null },
};
const open = (address = '/adminjobs') => openAsAdmin(address);

/** Answers as a server that holds these jobs, takes them down and restores them. */
function mockJobs(...jobs: AdminJob[]) {
  const asked: unknown[] = [];
  const change = (id: number, over: Partial<AdminJob>) => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...over } : job));
  };
  mockEndpoint(listAllJobs, ({ query: { page = 1, limit = 1000, ...search } }) => {
    asked.push(search);
    return { jobs: jobs.slice((page - 1) * limit, page * limit), total: jobs.length, next_page: null };
  });
  mockEndpoint(deleteJob, ({ params, body }) => {
    change(params.jobId, { state: 'Taken down', reason: body.reason });
    return { message: 'Job deleted successfully' };
  });
  mockEndpoint(restoreJob, ({ params }) => {
    change(params.id, { state: 'Active', reason: null });
    return { message: 'Job restored successfully' };
  });
  return asked;
}

const openDeleteDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Cook' }));
  return within(await screen.findByRole('dialog', { name: 'Delete this job?' }));
};

it('tells of each job whose it is, where the work is done and since when it is there', async () => {
  mockJobs(cook);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Cook' }));
  expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Company', 'Work mode', 'Created']);
  expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    ...['Harmattan Systems', 'Hybrid', expect.stringMatching(/^3 Nov 2026, /)],
  ]);
  expect(card.getByRole('link', { name: 'Harmattan Systems' })).toHaveAttribute('href', '/adminorg/details/7');
});

it('leads to what visitors read of a job, where they can', async () => {
  mockJobs(cook, { ...cook, id: 22, job_title: 'Baker', state: 'Closed' });
  open();
  const way = await screen.findByRole('link', { name: 'View Job Cook, in a new tab' });
  expect(way).toHaveAttribute('href', '/viewjob/job/21');
  expect(screen.queryByRole('link', { name: /^View Job Baker/ })).toBeNull();
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

it('says when deleting failed, and keeps the reason', async () => {
  mockJobs(cook);
  mockEndpoint(deleteJob, () => failWith('unavailable'));
  open();
  const dialog = await openDeleteDialog();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Spam.');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('An error occurred while deleting the job.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Spam.');
});

it('shows how a job stands where another admin was first', async () => {
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

it('says when restoring failed', async () => {
  mockJobs({ ...cook, state: 'Taken down' });
  mockEndpoint(restoreJob, () => failWith('unavailable'));
  open();
  expect(await screen.findByText('No reason was given.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Cook' }));
  expect(await screen.findByText('Failed to restore job. Please try again.')).toBeVisible();
});

it('is narrowed and ordered by the address, and says what it shows', async () => {
  const asked = mockJobs(cook);
  open('/adminjobs?q=cook&state=Taken+down&field=Science&env_mode=hybrid&sort=oldest&status=Wrong');
  await screen.findByRole('article', { name: 'Cook' });
  expect(asked).toEqual([{ q: 'cook', state: 'Taken down', field: 'Science', env_mode: 'hybrid', sort: 'oldest' }]);
  const line = screen.getByText('Active filters:').parentElement;
  expect(line).toHaveTextContent('Active filters:“cook”Taken downScienceHybridClear all');
});

it('says what will stand here, and keeps the list empty when it could not load', async () => {
  mockEndpoint(listAllJobs, () => failWith('unavailable'));
  open();
  expect(await screen.findByText(/The jobs did not load/)).toBeVisible();
  mockJobs();
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeVisible();
});
