import { listOrganizations } from '@foothold/shared/contract/admin';
import { anOrganization, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockOrganizations, openAsAdmin } from '../../testing/organization';

const open = () => openAsAdmin('/adminorg');

it('tells how each organisation is reached, and leads to it', async () => {
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

it('pages nine at a time', async () => {
  mockOrganizations(...Array.from({ length: 10 }, () => anOrganization()));
  const router = open();
  expect(await screen.findAllByRole('article')).toHaveLength(9);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('10 to 10 of 10')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(router.state.location.search).toBe('?page=2');
});

it('says what will stand here while nobody has registered', async () => {
  mockOrganizations();
  open();
  expect(await screen.findByRole('heading', { name: 'No organisations yet' })).toBeVisible();
});

it('keeps the list empty when it could not load, and tries again', async () => {
  mockEndpoint(listOrganizations, () => failWith('unavailable'));
  open();
  expect(await screen.findByText(/The organisations did not load/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();

  mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works' }));
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('article', { name: 'Kwararafa Agro Works' })).toBeVisible();
});

it('is searched, narrowed and ordered by the address, and cleared in one go', async () => {
  mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works', verification_status: 'rejected' }));
  const asked: unknown[] = [];
  mockEndpoint(listOrganizations, ({ query }) => {
    asked.push(query);
    return { organizations: [], analytics, pending: 0, total: 0, next_page: null };
  });
  const router = openAsAdmin('/adminorg?q=kwara&status=Rejected&sort=name&nonsense=1');
  expect(await screen.findByRole('heading', { name: 'No organisations match your filters' })).toBeVisible();
  expect(asked).toEqual([{ q: 'kwara', status: 'Rejected', sort: 'name', page: 1, limit: 9 }]);
  expect(screen.getByRole('searchbox', { name: 'Search organisations' })).toHaveValue('kwara');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');

  mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works', verification_status: 'rejected' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  const card = within(await screen.findByRole('article', { name: 'Kwararafa Agro Works' }));
  expect(card.getByText('Rejected')).toBeVisible();
  expect(router.state.location.search).toBe('?sort=name&nonsense=1');
});

const analytics = { total_students: 0, total_organizations: 0, total_jobs: 0, total_applications: 0 };
