import {
  changeSavedSearch,
  type Job,
  listJobs,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  viewNewJobs,
} from '@foothold/shared/contract';
import { aJob, anIdentity, aSavedSearch, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const visitPage = (address: string) => visit(area.routes, address, { as: anIdentity() });
const mockJobs = (...data: Job[]) =>
  mockEndpoint(listJobs, () => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mockSearches = (...saved_searches: SavedSearch[]) =>
  mockEndpoint(listSavedSearches, () => ({ saved_searches, alert_times: null }));
const listNew = () =>
  screen
    .getAllByRole('article')
    .filter((card) => within(card).queryByText('New'))
    .map((card) => within(card).getByRole('heading').textContent);

describe('Candidate: saving the search of a list', () => {
  it('saves words and filters with one press, without order and day of posting', async () => {
    mockJobs(aJob());
    mockSearches();
    const sent: unknown[] = [];
    mockEndpoint(saveSearch, ({ body }) => {
      sent.push(body);
      return { saved_search: aSavedSearch({ conditions: body.conditions }) };
    });
    visitPage('/dashboard/jobs?q=data&location=Lagos&kind=siwes,internship&date=Today&sort=newest');
    await press('Save search');
    const conditions = { q: 'data', location: 'Lagos', kind: 'internship,siwes' };
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(sent).toEqual([{ conditions, name: null, frequency: 'daily', time_zone }]);
    expect(await screen.findByRole('link', { name: 'Saved search' })).toHaveAttribute('href', '/dashboard/searches');
    expect(screen.getByText('Search saved. New jobs are marked, and mailed once a day.')).toBeVisible();
  });

  it('offers nothing to save where only the day of posting is chosen', async () => {
    mockJobs(aJob());
    visitPage('/dashboard/jobs?date=Today');
    expect(await screen.findByText('Active filters:')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  });

  it('shows the sentence of the server when there are too many', async () => {
    mockJobs(aJob());
    mockSearches();
    mockEndpoint(saveSearch, () => failWith('not_possible_now'));
    visitPage('/dashboard/jobs?q=data');
    await press('Save search');
    expect(await screen.findByText(/no longer possible/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save search' })).toBeVisible();
  });

  it('marks the jobs that are new in a saved search, and still after coming back from one', async () => {
    mockJobs(aJob({ job_title: 'Analyst' }), aJob({ id: 71, job_title: 'Clerk' }));
    const search = aSavedSearch({ conditions: { q: 'data' }, new_jobs: 1 });
    mockSearches(search);
    mockEndpoint(viewNewJobs, ({ params }) => {
      expect(params.id).toBe(search.id);
      return { job_ids: [71] };
    });
    const router = visitPage('/dashboard/jobs?q=data');
    expect(await screen.findByText('New')).toBeVisible();
    expect(listNew()).toEqual(['Clerk']);
    await act(() => router.navigate('/dashboard/jobs?q=other'));
    expect(await screen.findByText('“other”')).toBeVisible();
    expect(listNew()).toEqual([]);
    mockSearches({ ...search, new_jobs: 0 });
    await act(() => router.navigate('/dashboard/jobs?q=data'));
    expect(await screen.findByText('New')).toBeVisible();
  });

  it('changes the saved search that its reader came from', async () => {
    mockJobs(aJob());
    const search = aSavedSearch({ conditions: { q: 'data' }, name: 'Mine' });
    mockSearches(search);
    mockEndpoint(changeSavedSearch, ({ params, body }) => {
      expect([params.id, body]).toEqual([search.id, { conditions: { q: 'data', field: 'Science' } }]);
      return { saved_search: { ...search, ...body } as SavedSearch };
    });
    visitPage(`/dashboard/jobs?q=data&field=Science&saved=${search.id}`);
    expect(await screen.findByRole('button', { name: 'Save as new' })).toBeVisible();
    await press('Update “Mine”');
    expect(await screen.findByText('Saved search updated.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Saved search' })).toBeVisible();
  });
});
