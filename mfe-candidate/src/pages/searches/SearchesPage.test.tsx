import {
  changeAlertTimes,
  changeSavedSearch,
  deleteSavedSearch,
  explain,
  listJobs,
  listSavedSearches,
  type SavedSearch,
} from '@foothold/shared/contract';
import { anIdentity, aSavedSearch, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const open = () => visit(area.routes, '/dashboard/searches', { as: anIdentity() });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string, action: string) => {
  await press(`Manage ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const findItem = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest('li') as HTMLElement);

/** Mocks a server with these searches. */
function mockSearches(...stored: SavedSearch[]) {
  let searches = stored;
  mockEndpoint(listSavedSearches, () => ({
    saved_searches: searches,
    alert_times: { send_hour: 8, time_zone: 'Africa/Lagos' },
  }));
  mockEndpoint(changeSavedSearch, ({ params, body }) => {
    searches = searches.map((search) => (search.id === params.id ? { ...search, ...body } : search));
    return { saved_search: searches.find(({ id }) => id === params.id) as SavedSearch };
  });
  mockEndpoint(deleteSavedSearch, ({ params }) => {
    searches = searches.filter(({ id }) => id !== params.id);
  });
}

describe('Candidate: saved searches page', () => {
  it('says how to save a search when there is none', async () => {
    mockSearches();
    open();
    expect(await screen.findByRole('heading', { name: 'No saved searches' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/dashboard/jobs');
  });

  it('names a search by its conditions, and leads to its jobs', async () => {
    const conditions = { field: 'Science', kind: 'internship', location: 'Lagos', stipend: 'Yes' };
    const search = aSavedSearch({ conditions, new_jobs: 3 });
    mockSearches(search);
    open();
    const item = await findItem('Science internships in Lagos, paid');
    expect(item.getByText('3 new jobs')).toBeVisible();
    expect(item.getByText('Saved today · No mails')).toBeVisible();
    const address = `/dashboard/jobs?field=Science&stipend=Yes&location=Lagos&kind=internship&saved=${search.id}`;
    expect(item.getByRole('link', { name: 'Science internships in Lagos, paid' })).toHaveAttribute('href', address);
  });

  it.each([
    [1, '1 new job'],
    [100, '100+ new jobs'],
  ])('counts %i as “%s”', async (new_jobs, text) => {
    mockSearches(aSavedSearch({ new_jobs }));
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('renames a search, and shows under its name what it searches for', async () => {
    mockSearches(aSavedSearch());
    open();
    await choose('“data”', 'Rename');
    const field = await screen.findByLabelText('Name');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'My search');
    await press('Save name');
    const item = await findItem('My search');
    expect(item.getByText('“data” · Saved today · No mails')).toBeVisible();
  });

  it('pauses a search and lets it go on', async () => {
    mockSearches(aSavedSearch());
    open();
    await choose('“data”', 'Pause');
    expect(await screen.findByText('Paused', { selector: 'li *' })).toBeVisible();
    await choose('“data”', 'Resume');
    expect(await screen.findByText('It finds new jobs again')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Paused', { selector: 'li *' })).toBeNull());
  });

  it('asks how often new jobs are mailed', async () => {
    mockSearches(aSavedSearch());
    open();
    await choose('“data”', 'Change mails');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mails about “data”' }));
    expect(dialog.getByLabelText('No mails')).toBeChecked();
    await userEvent.click(dialog.getByLabelText('Once a day'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved today · Mailed once a day')).toBeVisible();
  });

  it('keeps the question open where the answer cannot be saved', async () => {
    mockSearches(aSavedSearch());
    mockEndpoint(changeSavedSearch, () => failWith('unavailable'));
    open();
    await choose('“data”', 'Change mails');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
  });

  it('lets the hour of daily and weekly mails be chosen', async () => {
    mockSearches(aSavedSearch({ frequency: 'weekly' }));
    mockEndpoint(changeAlertTimes, ({ body: { send_hour } }) => ({
      alert_times: { send_hour, time_zone: 'Africa/Lagos' },
    }));
    open();
    const hour = await screen.findByLabelText('Daily and weekly mails come at');
    expect(hour).toHaveValue('8');
    await userEvent.selectOptions(hour, '18:00');
    expect(await screen.findByText('Daily and weekly mails come at 18:00, Lagos time (WAT)')).toBeVisible();
    expect(hour).toHaveValue('18');
  });

  it('asks for no hour where mails come at once or not at all', async () => {
    mockSearches(aSavedSearch({ frequency: 'at_once' }), aSavedSearch({ name: 'Other' }));
    open();
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
    expect(screen.queryByLabelText('Daily and weekly mails come at')).toBeNull();
  });

  it('deletes a search after a question', async () => {
    mockSearches(aSavedSearch(), aSavedSearch({ name: 'Other' }));
    open();
    await choose('“data”', 'Delete');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Saved search deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: '“data”' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  });

  it('loads again when the search was deleted in another window', async () => {
    mockSearches(aSavedSearch());
    open();
    await screen.findByRole('button', { name: 'Manage “data”' });
    mockSearches();
    mockEndpoint(changeSavedSearch, () => failWith('not_found'));
    await choose('“data”', 'Pause');
    expect(await screen.findByRole('heading', { name: 'No saved searches' })).toBeVisible();
    expect(screen.getByText(explain('not_found'))).toBeVisible();
  });

  it('says what the site has dropped, and leads to the rest of its filters', async () => {
    const conditions = { field: 'Catering', location: 'Lagos' };
    const search = aSavedSearch({ conditions, dropped: ['field'], name: 'Cooks' });
    mockSearches(search);
    const router = open();
    const item = await findItem('Cooks');
    expect(item.getByText(/^Foothold has no “Catering” any more, so this search finds nothing\./)).toBeVisible();
    expect(item.queryByRole('link')).toBeNull();
    mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } }));
    await choose('Cooks', 'Change filters');
    await waitFor(() => expect(router.state.location.search).toBe(`?location=Lagos&saved=${search.id}`));
  });

  it('says that no job names its skills any more', async () => {
    mockSearches(aSavedSearch({ conditions: { skill: 'Bead making,Kite making' }, dropped: ['skill'] }));
    open();
    const item = await findItem('Jobs, with Bead making or Kite making');
    expect(item.getByText(/^Foothold has no “Bead making, Kite making” any more/)).toBeVisible();
  });

  it('offers to try again when loading fails', async () => {
    mockEndpoint(listSavedSearches, () => failWith('unexpected'));
    open();
    expect(await screen.findByText('Failed to load your saved searches. Please try again.')).toBeVisible();
  });
});
