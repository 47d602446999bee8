import { listOrganizations } from '@foothold/shared/contract/admin';
import { anOrganization, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockOrganizations, openAsAdmin } from '../../testing/organization';
import { mockWideScreen } from '../../testing/wideScreen';

const open = () => openAsAdmin('/adminorg');

describe('OrganizationsPage', () => {
  it('shows the contact of each organisation and links to its page', async () => {
    mockOrganizations(
      anOrganization({ id: 31, company_name: 'Kwararafa Agro Works' }),
      anOrganization({ company_name: 'Lagoon Street Studio', company_street_address: null, company_cac_number: null }),
    );
    open();

    expect(await screen.findByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Kwararafa Agro Works' }));
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Email', 'Address', 'Location', 'CAC']);
    expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      ...['hello@example.ng', '12 Rayfield Road, Jos', 'Plateau', 'RC 1843207'],
    ]);
    expect(card.getByRole('link', { name: 'View Org Kwararafa Agro Works' })).toHaveAttribute(
      'href',
      '/adminorg/details/31',
    );
    const other = within(screen.getByRole('article', { name: 'Lagoon Street Studio' }));
    expect(other.getAllByText('Not provided')).toHaveLength(2);
  });

  it('is a table on a wide screen, with the status and the date of the registration', async () => {
    mockWideScreen();
    mockOrganizations(
      anOrganization({ id: 31, company_name: 'Kwararafa Agro Works', created_at: '2026-11-02T08:00Z' }),
    );
    const router = open();
    const table = within(await screen.findByRole('table', { name: 'List of organisations' }));
    const [, row] = table.getAllByRole('row');
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...['Kwararafa Agro Workshello@example.ng', 'Plateau12 Rayfield Road, Jos', 'RC 1843207', 'Pending'],
      ...['2 Nov 2026', 'View Org Kwararafa Agro Works'],
    ]);
    expect(table.queryByRole('columnheader', { name: 'Status' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(table.getByRole('link', { name: 'Registered' }));
    expect(router.state.location.search).toBe('?sort=newest');
  });

  it('shows nine organisations per page', async () => {
    mockOrganizations(...Array.from({ length: 10 }, () => anOrganization()));
    const router = open();
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('10 to 10 of 10')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('explains the empty list when no organisation has registered', async () => {
    mockOrganizations();
    open();
    expect(await screen.findByRole('heading', { name: 'No organisations yet' })).toBeVisible();
  });

  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(listOrganizations, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The organisations did not load/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();

    mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works' }));
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('article', { name: 'Kwararafa Agro Works' })).toBeVisible();
  });

  it('applies search, filters and sort from the address, and clears all filters at once', async () => {
    mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works', verification_status: 'rejected' }));
    const requests: unknown[] = [];
    mockEndpoint(listOrganizations, ({ query }) => {
      requests.push(query);
      return {
        organizations: [],
        analytics,
        pending: 0,
        total: 0,
        renamings: 0,
        slowed_guesses: 0,
        undelivered_emails: 0,
        waiting_documents: 0,
        unscannable_documents: 0,
        next_page: null,
      };
    });
    const router = openAsAdmin('/adminorg?q=kwara&status=Rejected&sort=name&nonsense=1');
    expect(await screen.findByRole('heading', { name: 'No organisations match your filters' })).toBeVisible();
    expect(requests).toEqual([{ q: 'kwara', status: 'Rejected', sort: 'name', page: 1, limit: 9 }]);
    expect(screen.getByRole('searchbox', { name: 'Search organisations' })).toHaveValue('kwara');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');

    mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works', verification_status: 'rejected' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    const card = within(await screen.findByRole('article', { name: 'Kwararafa Agro Works' }));
    expect(card.getByText('Rejected')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=name&nonsense=1');
  });
});

const analytics = { total_students: 0, total_organizations: 0, total_jobs: 0, total_applications: 0 };
