import { deleteJob } from '@foothold/shared/contract';
import { type AdminJobDetails, releaseJob, restoreJob, viewAnyJob } from '@foothold/shared/contract/admin';
import { aJob, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const open = () => openAsAdmin('/adminjobs/21');
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

/** Mocks a server with this job, which can be taken down and restored. */
function mockJob({
  job,
  ...over
}: Partial<Omit<AdminJobDetails, 'job'>> & { job?: Partial<AdminJobDetails['job']> } = {}) {
  let details: AdminJobDetails = {
    job: aJob({ id: 21, org_id: 7, job_title: 'Cook', company_name: 'Harmattan Systems', ...job }),
    state: 'Active',
    organization: { verified: 1, verification_status: 'verified', suspended_at: null },
    application_counts: { Applied: 9, Viewed: 3, Interview: 1, Accepted: 1, Rejected: 0, Withdrawn: 0 },
    history: [],
    ...over,
  };
  mockEndpoint(viewAnyJob, () => details);
  mockEndpoint(deleteJob, ({ body: { reason } }) => {
    const taken_down = { at: '2026-11-20T08:00:00.000Z', reason };
    details = { ...details, state: 'Taken down', job: { ...details.job, taken_down } };
    return { message: 'Job deleted successfully' };
  });
  mockEndpoint(restoreJob, () => {
    const { taken_down: _, ...restored } = details.job;
    details = { ...details, state: 'Active', job: restored };
    return { message: 'Job restored successfully' };
  });
}

describe('JobPage', () => {
  it('shows the company, the numbers of applications and what the company wrote', async () => {
    const facts = { kind: 'siwes', start_date: '2027-02-01', openings: 3 } as const;
    mockJob({ job: { job_description: 'You cook for forty.', q1: 'Can you bake?', ...facts } });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
    const job = await findCard('Job');
    expect(job.getByRole('link', { name: 'Harmattan Systems' })).toHaveAttribute('href', '/adminorg/details/7');
    expect(job.getByText('Verified')).toBeVisible();
    expect(job.getByRole('link', { name: /See it as visitors do/ })).toHaveAttribute('href', '/viewjob/job/21');
    for (const fact of ['SIWES', '1 Feb 2027', '3', 'Required']) expect(job.getByText(fact)).toBeVisible();
    const applications = await findCard('Applications');
    expect(applications.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      ...['14', '9', '3', '1', '1', '0', '0'],
    ]);
    const text = await findCard('What the company wrote');
    expect(text.getByText('You cook for forty.')).toBeVisible();
    expect(text.getByText('Can you bake?')).toBeVisible();
  });

  it('says for what a job waits, and releases it', async () => {
    const held = { at: '2026-11-20T08:00:00.000Z', counted: 25, in_time_percent: 52 };
    mockJob({ state: 'Waiting', job: { held } });
    open();
    const job = await findCard('Job');
    for (const words of ['Waiting', '52 % of 25 in time', 'Not shown']) expect(job.getByText(words)).toBeVisible();
    expect(job.getByRole('button', { name: 'Refuse' })).toBeVisible();
    mockEndpoint(releaseJob, () => {
      mockJob();
      return { message: 'Job released successfully' };
    });
    await userEvent.click(job.getByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release this job?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'They caught up.');
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await job.findByText('Active')).toBeVisible();
  });

  it.each(['Closed', 'Taken down'] as const)('names no public page when the status is %s', async (state) => {
    mockJob({ state });
    open();
    const job = await findCard('Job');
    expect(job.getByText(state)).toBeVisible();
    expect(job.getByText('Not shown')).toBeVisible();
  });

  it('takes the job down with a reason, and restores it', async () => {
    mockJob();
    open();
    const job = await findCard('Job');
    await userEvent.click(job.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this job?' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'It asks for a fee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await job.findByText('It asks for a fee.')).toBeVisible();
    await userEvent.click(await job.findByRole('button', { name: 'Restore' }));
    expect(await job.findByRole('button', { name: 'Delete' })).toBeVisible();
  });

  it('lists what was changed and decided, with who did it and why', async () => {
    const entry = {
      subject: 'job',
      subject_id: '21',
      subject_name: 'Cook',
      by_role: 'admin',
      person: null,
      about_job: null,
      request_id: null,
    } as const;
    mockJob({
      history: [
        { ...entry, id: 3, at: '2026-11-20T08:00:00.000Z', action: 'job.restored', by: 'amaka@foothold.test' },
        { ...entry, id: 2, at: '2026-11-19T08:00:00.000Z', action: 'job.taken_down', by: 'tunde@foothold.test' },
      ].map((each, index) => ({ ...each, reason: index === 1 ? 'Spam.' : null, detail: {} })),
    });
    open();
    const [, , down] = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row');
    expect(down).toHaveTextContent(/19 Nov 2026.*Job taken down.*tunde@foothold\.test.*Spam\./);
  });

  it('says that the job was not found', async () => {
    mockEndpoint(viewAnyJob, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
  });
});
