import { listOrganizations } from '@foothold/shared/contract/admin';
import { aJob, anApplication, anInterview, anOrganization, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  mockOrganization,
  mockOrganizations,
  mockSeries,
  openOrganization as open,
  openAsAdmin,
} from '../../testing/organization';

describe('tables of OrganizationPage', () => {
  const readRows = async (name: string) => {
    const table = within(await screen.findByRole('table', { name }));
    const rows = table.getAllByRole('row').slice(1);
    return rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    );
  };

  it('show a message when they are empty', async () => {
    mockOrganization();
    open();
    expect(await screen.findByText('No jobs found')).toBeVisible();
    expect(screen.getByText('No applications found')).toBeVisible();
    expect(screen.getByText('No interviews found')).toBeVisible();
  });

  it('show jobs and applications', async () => {
    mockOrganization({
      jobs: [aJob({ job_title: 'Cook', deadline: '2030-01-31' }), aJob({ stipend: 0, amount: null, currency: null })],
      applications: (['Accepted', 'Rejected', 'Interview'] as const).map((status) => ({
        ...anApplication({ status, student_name: 'Bola Ade', created_at: '2026-11-03T08:00:00.000Z' }),
        student_phone: status === 'Rejected' ? null : '08030000000',
      })),
    });
    open();
    const [cook, unpaid] = await readRows('Jobs');
    expect(cook?.join('|')).toMatch(/Cook.*Engineering.*08031234567.*Hybrid.*₦150,000.*6 months.*31 Jan 2030/);
    expect(unpaid?.[4]).toMatch(/Unpaid/);
    const [accepted, rejected] = await readRows('Applications');
    expect(accepted?.join('|')).toMatch(/Bola Ade.*Backend Engineering Intern.*3 Nov 2026.*08030000000.*Accepted/);
    expect(rejected?.join('|')).toMatch(/Not provided.*Rejected/);
  });

  it('link to the applicant unless the account was deleted', async () => {
    const application = { ...anApplication({ user_id: 40, student_name: 'Bola Ade' }), student_phone: null };
    mockOrganization({
      applications: [application, { ...anApplication({ student_name: null }), student_phone: null }],
    });
    open();
    expect(await screen.findByRole('link', { name: 'Bola Ade' })).toHaveAttribute('href', '/adminusers/40');
    expect(screen.getByText('Unknown Applicant').closest('a')).toBeNull();
  });

  it('open a meeting in a new tab when there is a link', async () => {
    const student = { student_name: 'Bola Ade', student_phone: '08030000000', student_email: 'bola@example.ng' };
    mockOrganization({
      interviews: [
        { ...anInterview(), ...student },
        { ...anInterview({ meet_link: null }), ...student },
      ],
    });
    open();
    const [first] = await readRows('Interviews');
    expect(first?.join('|')).toMatch(
      /Bola Ade.*08030000000.*bola@example.ng.*4 Feb 2030, 10:00, Lagos time.*Join Meeting/,
    );
    const [link, ...more] = screen.getAllByRole('link', { name: /Join Meeting/ });
    expect(link).toHaveAttribute('href', 'https://meet.example.ng/hs');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(more).toEqual([]);
  });

  it('page independently, five rows at a time', async () => {
    const jobs = Array.from({ length: 6 }, (_, index) => aJob({ job_title: `Job ${index + 1}` }));
    const applications = Array.from({ length: 11 }, () => ({ ...anApplication(), student_phone: null }));
    mockOrganization({ jobs, applications });
    const router = open();
    const openNextPage = async (name: string) =>
      userEvent.click(within(await screen.findByRole('navigation', { name })).getByRole('link', { name: 'Next page' }));

    await openNextPage('Pages of jobs');
    expect(await screen.findByText('6 to 6 of 6')).toBeVisible();
    await openNextPage('Pages of applications');
    expect(await screen.findByText('6 to 10 of 11')).toBeVisible();
    expect(await readRows('Jobs')).toHaveLength(1);
    expect(router.state.location.search).toBe('?jobs=2&applications=2');

    await act(() => router.navigate('/adminorg/details/31?jobs=7&applications=2'));
    await waitFor(() => expect(router.state.location.search).toBe('?applications=2'));
  });
});

describe('HistoryBackLink', () => {
  it('leads to the dashboard when the page was opened directly', async () => {
    mockOrganization();
    open();
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/admindashboard');
  });

  it('leads to the dashboard when a table was paged and the document reloaded', async () => {
    mockOrganization();
    mockOrganizations();
    window.history.replaceState({ idx: 0 }, '');
    const router = openAsAdmin('/elsewhere');
    await act(() => router.navigate('/adminorg/details/31?jobs=2', { replace: true }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    window.history.replaceState(null, '');
  });

  it('returns to the previous page when a table was paged', async () => {
    mockOrganization({ jobs: Array.from({ length: 6 }, () => aJob()) });
    mockSeries();
    mockEndpoint(listOrganizations, () => ({
      organizations: [{ id: 31, email: 'hello@kwararafa.ng', organization: anOrganization({ id: 31 }) }],
      analytics: { total_students: 1, total_organizations: 10, total_jobs: 6, total_applications: 0 },
      ...{ pending: 10, total: 10, renamings: 0, slowed_guesses: 0, undelivered_emails: 0, next_page: null },
      ...{ waiting_documents: 0, unscannable_documents: 0 },
    }));
    const router = openAsAdmin('/admindashboard?page=2');
    await userEvent.click(await screen.findByRole('link', { name: /View Org/ }));
    const jobs = within(await screen.findByRole('navigation', { name: 'Pages of jobs' }));
    await userEvent.click(jobs.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('6 to 6 of 6')).toBeVisible();

    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });
});
