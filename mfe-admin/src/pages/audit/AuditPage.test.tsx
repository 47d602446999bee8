import { type AuditEntry, listAudit } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const anEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 12,
  at: '2026-11-21T09:00:00.000Z',
  action: 'organization.rejected',
  subject: 'organization',
  subject_id: '31',
  subject_name: 'Ọjà Foods',
  person: null,
  about_job: null,
  by: 'amaka@foothold.test',
  by_role: 'admin',
  reason: 'The CAC number is unknown.',
  detail: { before: 'pending', after: 'rejected' },
  request_id: 'r1',
  ...over,
});
const actions = ['organization.rejected', 'release.flip', 'two_factor.enabled'];
const open = (search = '') => openAsAdmin(`/adminaudit${search}`);

function mockAuditLog(...entries: AuditEntry[]) {
  const requests: unknown[] = [];
  mockEndpoint(listAudit, ({ query }) => {
    requests.push(query);
    const from = Number(query.cursor ?? 0);
    return {
      entries: entries.slice(from, from + 1),
      actions,
      next_cursor: from + 1 < entries.length ? String(from + 1) : null,
    };
  });
  return requests;
}

describe('AuditPage', () => {
  it('shows who did what to what and why, with the values before and after', async () => {
    mockAuditLog(anEntry());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    const [, entry] = await screen.findAllByRole('row');
    const row = within(entry as HTMLElement);
    expect(row.getByText('Company rejected')).toBeVisible();
    expect(row.getByRole('link', { name: 'Ọjà Foods' })).toHaveAttribute('href', '/adminorg/details/31');
    expect(row.getByText('amaka@foothold.test')).toBeVisible();
    expect(row.getByText('The CAC number is unknown.')).toBeVisible();
    expect(row.getByText('pending → rejected')).toBeVisible();
  });

  it.each([
    ['application', 'application.moved', 'Application of Ada Obi for Cook'],
    ['file', 'file.download', 'Document of Ada Obi for Cook'],
  ])('names the student and the job when the subject is an %s', async (subject, action, text) => {
    mockAuditLog(
      anEntry({
        ...{ subject, action, subject_id: '7', subject_name: null, detail: { from: 'Applied', to: 'Viewed' } },
        ...{ person: { user_id: 40, name: 'Ada Obi' }, about_job: { job_id: 21, job_title: 'Cook' } },
      }),
    );
    open();
    const [, entry] = await screen.findAllByRole('row');
    expect(entry).toHaveTextContent(text);
    expect(entry).toHaveTextContent('Status changedApplied → Viewed');
    expect(screen.getByRole('link', { name: 'Ada Obi' })).toHaveAttribute('href', '/adminusers/40');
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/adminjobs/21');
  });

  it('shows only the fields of a change that differ', async () => {
    const before = { stable: '1.0.0-a', canary: null };
    mockAuditLog(
      anEntry({
        action: 'release.flip',
        subject: 'app',
        subject_id: 'company',
        subject_name: null,
        by: 'start',
        detail: { before, after: { ...before, stable: '1.1.0-b' } },
      }),
    );
    open();
    expect(await screen.findByText('1.0.0-a → 1.1.0-b')).toBeVisible();
    expect(screen.queryByText('canary')).toBeNull();
    expect(screen.getByText('The server, at its start')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Companies app' })).toHaveAttribute('href', '/adminreleases');
  });

  it('shows only the new values when there were none before', async () => {
    const after = { stable: '1.0.0-a', canary: null, previous: null };
    mockAuditLog(anEntry({ action: 'release.flip', detail: { before: null, after } }));
    open();
    expect(await screen.findByText('1.0.0-a')).toBeVisible();
    expect(screen.queryByText(/nothing/)).toBeNull();
  });

  it('leaves out of a phone’s rows what an entry does not say', async () => {
    mockAuditLog(anEntry({ reason: null, detail: {} }));
    open();
    const [, entry] = await screen.findAllByRole('row');
    expect(entry).toHaveTextContent('ToỌjà Foods');
    expect(entry).not.toHaveTextContent(/Why|Noted/);
  });

  it('pages to older entries and back to the newest', async () => {
    const requests = mockAuditLog(anEntry(), anEntry({ id: 11, action: 'two_factor.enabled' }));
    const router = open('?period=Today');
    await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await screen.findByText('Two factor enabled')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ period: 'Today', cursor: '1' });
    await userEvent.click(screen.getByRole('link', { name: 'Newest' }));
    expect(await screen.findByText('Company rejected')).toBeVisible();
    expect(router.state.location.search).toBe('?period=Today');
  });

  it('links to a CSV file with the same filters', async () => {
    mockAuditLog(anEntry());
    open('?q=amaka&action=organization.rejected');
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/audit_log.csv?q=amaka&action=organization.rejected',
    );
  });

  it('offers to clear the filters when no entry matches', async () => {
    mockAuditLog();
    const router = open('?q=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('heading', { name: 'Nothing was done yet' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(listAudit, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The audit log did not load/)).toBeVisible();
    mockAuditLog(anEntry());
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('Company rejected')).toBeVisible();
  });
});
