import { explain } from '@foothold/shared/contract';
import {
  type CompanyReplies,
  type HeldJob,
  listHeldJobs,
  listReplyRecords,
  refuseJob,
  releaseJob,
} from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const aHeldJob = (over: Partial<HeldJob> = {}): HeldJob => ({
  ...{ id: 21, org_id: 7, job_title: 'Cook', company_name: 'Harmattan Systems', held_at: '2026-11-21T09:00:00.000Z' },
  ...{ held_for: { counted: 25, in_time_percent: 52 }, overdue: 2 },
  record: { counted: 30, in_time_percent: 56, median_days: 4 },
  ...over,
});
const aCompany = (over: Partial<CompanyReplies> = {}): CompanyReplies => ({
  ...{ id: 7, company_name: 'Harmattan Systems', verified: 1, verification_status: 'verified', suspended_at: null },
  ...{ record: { counted: 30, in_time_percent: 56, median_days: 4 }, overdue: 2, held_jobs: 1 },
  ...over,
});
const open = (search = '') => openAsAdmin(`/adminreplies${search}`);
const mockHeld = (...jobs: HeldJob[]) =>
  mockEndpoint(listHeldJobs, () => ({ jobs, total: jobs.length, next_cursor: null }));

/** Returns the requested orders. */
function mockRecords(...organizations: CompanyReplies[]) {
  const sorts: unknown[] = [];
  mockEndpoint(listReplyRecords, ({ query }) => {
    sorts.push(query.sort);
    return { organizations, total: organizations.length, next_page: null };
  });
  return sorts;
}
const findRow = async (table: string) =>
  within(within(await screen.findByRole('table', { name: table })).getAllByRole('row')[1] as HTMLElement);
const cells = (row: Awaited<ReturnType<typeof findRow>>) => row.getAllByRole('cell').map((cell) => cell.textContent);
const waiting = 'Jobs that wait for a release';

beforeEach(() => {
  mockHeld(aHeldJob());
  mockRecords(aCompany());
});

describe('RepliesPage', () => {
  it('shows what waits for a release, for which figures, and how its company does now', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Replies' })).toBeVisible();
    expect(screen.getByText('1 job waits for a release.')).toBeVisible();
    const row = await findRow(waiting);
    expect(row.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/adminjobs/21');
    expect(row.getByRole('link', { name: 'Harmattan Systems' })).toHaveAttribute('href', '/adminorg/details/7');
    expect(row.getByText('52 % of 25 in time')).toBeVisible();
    expect(row.getByText('Answers 56 % in time, median 4 days, 30 applications')).toBeVisible();
    expect(row.getByText('2 overdue')).toBeVisible();
  });

  const release = async (reason: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Release this job?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  };

  it('releases a job with a reason and takes it off the queue', async () => {
    open();
    const row = await findRow(waiting);
    mockEndpoint(releaseJob, ({ params, body }) => {
      expect([params, body]).toEqual([{ id: 21 }, { reason: 'They caught up.' }]);
      mockHeld();
      return { message: 'Job released successfully' };
    });
    await userEvent.click(row.getByRole('button', { name: 'Release Cook of Harmattan Systems' }));
    await release('They caught up.');
    expect(await screen.findByText('Job released successfully')).toBeVisible();
    expect(await screen.findByText('No job waits for a release.')).toBeVisible();
    expect(screen.queryByRole('table', { name: waiting })).toBeNull();
  });

  it('refuses a job with a reason', async () => {
    open();
    const row = await findRow(waiting);
    const reasons: string[] = [];
    mockEndpoint(refuseJob, ({ body }) => {
      reasons.push(body.reason);
      mockHeld();
      return { message: 'Job refused successfully' };
    });
    await userEvent.click(row.getByRole('button', { name: 'Refuse Cook of Harmattan Systems' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuse this job?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Reply first.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('No job waits for a release.')).toBeVisible();
    expect(reasons).toEqual(['Reply first.']);
  });

  it('says what happened when another admin was first', async () => {
    open();
    const row = await findRow(waiting);
    mockEndpoint(releaseJob, () => {
      mockHeld();
      return failWith('not_possible_now');
    });
    await userEvent.click(row.getByRole('button', { name: /^Release/ }));
    await release('They caught up.');
    expect(await screen.findByText(explain('not_possible_now'))).toBeVisible();
    expect(await screen.findByText('No job waits for a release.')).toBeVisible();
  });

  it('shows another job as soon as it waits', async () => {
    mockHeld();
    open();
    expect(await screen.findByText('No job waits for a release.')).toBeVisible();
    mockHeld(aHeldJob());
    await mockEvents.sendReviewQueue(0, 1);
    expect(await screen.findByText('1 job waits for a release.')).toBeVisible();
    expect(
      screen.getByRole('link', {
        name: 'Notifications: No organisation is waiting for you. 1 job waits for a release.',
      }),
    ).toBeVisible();
  });

  it('lists how companies reply, and sorts them by share', async () => {
    const sorts = mockRecords(
      aCompany(),
      aCompany({
        id: 8,
        company_name: 'Kobo Orchard',
        overdue: 0,
        record: { counted: 1, in_time_percent: 0, median_days: null },
      }),
    );
    open();
    const row = await findRow('How companies reply');
    expect(cells(row).map((text) => text?.replace(/\u00a0/g, ' '))).toEqual([
      ...[
        'Harmattan Systems',
        'Verified',
        'In time56 %',
        'Median4 days',
        'Applications30',
        'Overdue now2 overdue',
        'Jobs held1',
      ],
    ]);
    expect(screen.getByText('No reply')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'In time' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('link', { name: 'In time' }));
    await waitFor(() => expect(sorts.at(-1)).toBe('share_desc'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'In time, lowest first');
    await waitFor(() => expect(sorts.at(-1)).toBe('share'));
  });

  it('explains the empty page, and a failed load', async () => {
    mockEndpoint(listReplyRecords, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/^The replies did not load/)).toBeVisible();
    mockHeld();
    mockRecords();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  });
});
