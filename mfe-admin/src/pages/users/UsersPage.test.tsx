import { listSchools } from '@foothold/shared/contract';
import { listStudents } from '@foothold/shared/contract/admin';
import { aStudent, failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';
import { mockWideScreen } from '../../testing/wideScreen';

const people = Array.from({ length: 64 }, (_, index) => ({
  ...{ id: index + 1, email: `student${index + 1}@example.ng`, suspended_at: null as string | null },
  created_at: '2026-11-02T08:00:00.000Z',
  student: aStudent({ full_name: `Student ${index + 1}` }),
}));
const open = (address = '/adminusers') => openAsAdmin(address);

function mockStudents(rows = people) {
  const requests: unknown[] = [];
  mockEndpoint(listStudents, ({ query: { page = 1, limit = 1000, ...search } }) => {
    requests.push(search);
    return { students: rows.slice((page - 1) * limit, page * limit), total: rows.length, next_page: null };
  });
  return requests;
}

describe('UsersPage', () => {
  it('shows the details of each user and links to their page', async () => {
    const [ada] = people;
    mockStudents([
      { ...ada!, student: aStudent({ full_name: 'Ada Obi', sex: null }), suspended_at: '2026-11-20T08:00:00.000Z' },
    ]);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(screen.getByText('1 user')).toBeVisible();
    const card = within(screen.getByRole('article', { name: 'Ada Obi' }));
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      ...['Email', 'Sex', 'University', 'Course of Study'],
    ]);
    expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      ...['student1@example.ng', 'Not provided', 'University of Lagos', 'Microbiology'],
    ]);
    expect(card.getByText('Suspended')).toBeVisible();
    expect(card.getByRole('link', { name: 'View user Ada Obi' })).toHaveAttribute('href', '/adminusers/1');
  });

  it('is a table on a wide screen, with the account’s status and the date of the registration', async () => {
    mockWideScreen();
    const [ada, tunde] = people;
    mockStudents([ada!, { ...tunde!, suspended_at: '2026-11-20T08:00:00.000Z' }]);
    const router = open();
    const table = within(await screen.findByRole('table', { name: 'List of users' }));
    const [, first, second] = table.getAllByRole('row');
    expect(
      within(first!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...['Student 1student1@example.ng', 'University of Lagos', 'Microbiology', 'Undergraduate'],
      ...['Active', '2 Nov 2026', 'View user Student 1'],
    ]);
    expect(second).toHaveTextContent('Suspended');
    await userEvent.click(table.getByRole('link', { name: 'University' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=university'));
  });

  it('shows nine users per page, with links to the first, last and neighbouring pages', async () => {
    mockStudents();
    const router = open('/adminusers?page=4&sort=name');
    expect(await screen.findByText('28 to 36 of 64')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(9);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of users' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      ...['Previous page', 'Page 1', 'Page 3', 'Page 4', 'Page 5', 'Page 8', 'Next page'],
    ]);
    await userEvent.click(pages.getByRole('link', { name: 'Page 8' }));
    expect(await screen.findByText('64 to 64 of 64')).toBeVisible();
    expect(router.state.location.search).toBe('?page=8&sort=name');
    await act(() => router.navigate('/adminusers?page=9&sort=name'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  });

  it('searches while typing and returns to the first page', async () => {
    const requests = mockStudents();
    const router = open('/adminusers?page=2');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'ada');
    await waitFor(() => expect(router.state.location.search).toBe('?q=ada'));
    await waitFor(() => expect(requests.at(-1)).toEqual({ q: 'ada' }));
  });

  it('filters by university, status and account, and sorts by name', async () => {
    mockEndpoint(listSchools, () => ({ data: [{ id: 1, sc_name: 'Bayero University, Kano' }] }));
    const requests = mockStudents();
    const router = open();
    const choose = async (filter: string, option: string) => {
      await userEvent.click(await screen.findByRole('button', { name: filter }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
    };
    await choose('University', 'Bayero University, Kano');
    await choose('Status', 'Graduate');
    await choose('Account', 'Suspended');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    const allFilters = {
      university: 'Bayero University, Kano',
      status: 'Graduate',
      account: 'Suspended',
      sort: 'name',
    };
    await waitFor(() => expect(requests.at(-1)).toEqual(allFilters));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  });

  it('explains the empty list when there are no users', async () => {
    mockStudents([]);
    open();
    expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeVisible();
  });

  it('says in words that too many calls were made', async () => {
    mockEndpoint(listStudents, () => failWith('too_many_requests'));
    open();
    expect(
      await screen.findByText('The users did not load. Too many attempts. Wait a little and try again.'),
    ).toBeVisible();
  });

  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(listStudents, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The users did not load/)).toBeVisible();
    mockStudents();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findAllByRole('article')).toHaveLength(9);
  });
});
