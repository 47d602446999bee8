import { listOrganizations } from '@foothold/shared/contract/admin';
import { anOrganization, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockOrganizations, mockSeries, openAsAdmin } from '../../testing/organization';

const open = () => openAsAdmin('/admindashboard');

const verified = anOrganization({ company_name: 'Harmattan Systems', verified: 1, verification_status: 'verified' });

describe('DashboardPage', () => {
  it('shows the totals and the number of pending organisations', async () => {
    mockOrganizations(anOrganization(), anOrganization(), verified);
    open();

    expect(await screen.findByText('2 organisations are waiting for you.')).toBeVisible();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Total Users', 'Total Companies', 'Jobs Created', 'Applications']);
    expect(screen.getAllByRole('definition').map((count) => count.textContent)).toEqual(['1,248', '3', '214', '3,906']);
  });

  it.each([
    [[anOrganization()], '1 organisation is waiting for you.'],
    [[verified], 'No organisation is waiting for you.'],
  ])('words the number of pending organisations when it is one or none', async (organizations, text) => {
    mockOrganizations(...organizations);
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that verified companies ask for other names, and links to them', async () => {
    mockOrganizations(verified, anOrganization({ ...verified, id: 32, requested_name: 'Harmattan Labs' }));
    open();
    expect(await screen.findByText('A verified company asks for another name or CAC number.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/adminorg?status=Renaming');
  });

  it('says what needs an admin’s attention, and links to it', async () => {
    mockSeries();
    const analytics = { total_students: 0, total_organizations: 0, total_jobs: 0, total_applications: 0 };
    mockEndpoint(listOrganizations, () => {
      return {
        organizations: [],
        analytics,
        pending: 0,
        total: 0,
        renamings: 0,
        held_jobs: 2,
        reports: 3,
        slowed_guesses: 3,
        undelivered_emails: 2,
        waiting_documents: 100,
        unscannable_documents: 1,
        next_page: null,
      };
    });
    open();
    expect(await screen.findByText(/slowed 3 times in the last 24 hours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See whose' })).toHaveAttribute(
      'href',
      '/adminaudit?action=guessing.slowed',
    );
    expect(screen.getByText('2 jobs wait for a release.')).toBeVisible();
    expect(screen.getByText('3 reported conversations wait for you.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Review' }).map((link) => link.getAttribute('href'))).toEqual([
      ...['/adminreplies', '/adminreports'],
    ]);
    expect(screen.getByText('2 emails could not be delivered.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/adminemails');
    expect(screen.getByText(/^At least 100 documents wait for their check/)).toBeVisible();
    expect(screen.getByText(/^A document could not be checked for malware/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See which' })).toHaveAttribute(
      'href',
      '/adminaudit?action=file.unscannable',
    );
  });

  it('reloads the list when the number of pending organisations changes', async () => {
    mockOrganizations(anOrganization());
    open();
    expect(await screen.findByText('1 organisation is waiting for you.', { selector: 'main *' })).toBeVisible();
    mockOrganizations(anOrganization(), anOrganization({ company_name: 'Lagoon Street Studio' }));
    await mockEvents.sendReviewQueue(2);
    expect(await screen.findByRole('row', { name: /Lagoon Street Studio/ })).toBeVisible();
  });

  it('lists each organisation with its number, location, status and link', async () => {
    mockOrganizations(
      anOrganization({ id: 31, company_name: 'Kwararafa Agro Works' }),
      anOrganization({ company_name: 'Lagoon Street Studio', company_state: null, company_cac_number: null }),
      verified,
      anOrganization({ company_name: 'Quick Cash Ltd', verification_status: 'rejected', reason: 'No such number.' }),
    );
    open();

    const table = within(await screen.findByRole('table', { name: 'Review Organisations' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['S/N', 'Name', 'Location', 'CAC No.', 'Status', 'Action'],
    ]);
    const rows = table.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['1', 'Kwararafa Agro Works', 'Plateau', 'RC 1843207', 'Pending'],
      ['2', 'Lagoon Street Studio', 'Not provided', 'Not provided', 'Pending'],
      ['3', 'Harmattan Systems', 'Plateau', 'RC 1843207', 'Verified'],
      ['4', 'Quick Cash Ltd', 'Plateau', 'RC 1843207', 'Rejected'],
    ]);
    const link = table.getByRole('link', { name: 'View Org Kwararafa Agro Works' });
    expect(link).toHaveAttribute('href', '/adminorg/details/31');
  });

  it('shows nine rows per page with continuing numbers, and redirects from a missing page', async () => {
    mockOrganizations(
      ...Array.from({ length: 10 }, (_, index) => anOrganization({ company_name: `Company ${index + 1}` })),
    );
    const router = open();
    expect(await screen.findByText('1 to 9 of 10')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(10);

    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('10 to 10 of 10')).toBeVisible();
    expect(screen.getByRole('row', { name: /^10 Company 10/ })).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');

    await act(() => router.navigate('/admindashboard?page=7'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('explains the empty list when no organisation has registered', async () => {
    mockOrganizations();
    open();
    expect(await screen.findByRole('heading', { name: 'No organisations yet' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('reports a failed load in the list’s section and loads again on request', async () => {
    mockSeries();
    mockEndpoint(listOrganizations, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The organisations did not load/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Review Organisations' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();

    mockOrganizations(verified);
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('row', { name: /Harmattan Systems/ })).toBeVisible();
  });
});
