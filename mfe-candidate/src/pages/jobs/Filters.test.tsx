import {
  countJobs,
  type Job,
  listCompanyNames,
  listJobs,
  listLocations,
  listSavedSearches,
} from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[]) => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } });
const noCounts = { company: [], field: [], stipend: [], location: [], date: [] };
const openChip = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findOption = (name: string) => screen.findByRole('menuitemradio', { name });

describe('Candidate: job filters', () => {
  beforeEach(() => {
    mockEndpoint(listSavedSearches, () => ({ saved_searches: [], alert_times: null }));
    mockEndpoint(listCompanyNames, () => ({ data: ['Adunola Foods', 'Harmattan Systems', 'Zobe Analytics'] }));
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Kano' }, { name: 'Lagos' }] }));
    mockEndpoint(countJobs, () => ({ counts: noCounts, total: 0 }));
  });

  it('filters by a chip, shows the active filter, and clears it', async () => {
    mockEndpoint(listJobs, ({ query }) => page(query.field === 'Art' ? [aJob({ field: 'Art' })] : [aJob(), aJob()]));
    const router = visitPage();

    await openChip('Field');
    await userEvent.click(await findOption('Art'));

    expect(await screen.findByText('1 open role')).toBeVisible();
    expect(screen.getByText('Active filters:')).toBeVisible();
    expect(router.state.location.search).toBe('?field=Art');

    await openChip('Clear Field');
    expect(await screen.findByText('2 open roles')).toBeVisible();
    expect(screen.queryByText('Active filters:')).toBeNull();
  });

  it('shows for each option how many jobs it would find', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    const asked: unknown[] = [];
    mockEndpoint(countJobs, ({ query }) => {
      asked.push(query);
      return {
        counts: {
          ...noCounts,
          field: [
            { value: 'Art', count: 1000 },
            { value: 'Science', count: 204 },
          ],
        },
        total: 1000,
      };
    });
    visitPage('/dashboard/jobs?q=cook&location=Kano&sort=deadline');

    await openChip('Field');

    expect(await screen.findByText('1,000+')).toBeVisible();
    expect(await findOption('Art')).toHaveAccessibleDescription('1,000+ to see');
    expect(await findOption('Science')).toHaveAccessibleDescription('204 to see');
    expect(asked).toEqual([{ q: 'cook', location: 'Kano' }]);
  });

  it('loads companies, locations and counts only when a filter opens', async () => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
    const asked: string[] = [];
    mockEndpoint(listCompanyNames, () => {
      asked.push('companies');
      return { data: ['Adunola Foods'] };
    });
    mockEndpoint(countJobs, () => {
      asked.push('counts');
      return { counts: noCounts, total: 0 };
    });
    visitPage();
    await screen.findByRole('article', { name: 'Cook' });
    expect(asked).toEqual([]);

    await openChip('Company');
    await findOption('Adunola Foods');
    expect(asked.sort()).toEqual(['companies', 'counts']);
  });

  it('lists only companies that have jobs', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(countJobs, () => ({
      counts: {
        ...noCounts,
        company: [
          { value: 'Zobe Analytics', count: 3 },
          { value: 'Harmattan Systems', count: 9 },
        ],
      },
      total: 12,
    }));
    visitPage();
    await openChip('Company');
    await screen.findByText('9');

    expect((await screen.findAllByRole('menuitemradio')).map((row) => row.textContent)).toEqual([
      'Harmattan Systems9 to see',
      'Zobe Analytics3 to see',
    ]);
  });

  it('finds an option of a long list despite a typing error', async () => {
    const places = ['Abia', 'Borno', 'Delta', 'Edo', 'Enugu', 'Imo', 'Kano', 'Lagos', 'Ogun', 'Oyo', 'Rivers'];
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(listLocations, () => ({ data: places.map((name) => ({ name })) }));
    const router = visitPage();
    await openChip('Location');

    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'lgaos');
    expect(screen.getAllByRole('menuitemradio').map((row) => row.textContent)).toEqual(['Lagos0 to see']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Location: Lagos' })).toBeVisible();
    expect(router.state.location.search).toBe('?location=Lagos');
  });

  it('removes the date filter when “All time” is chosen', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    const router = visitPage('/dashboard/jobs?date=Today');
    await openChip('Date: Today');
    await userEvent.click(await findOption('All time'));

    expect(await screen.findByRole('button', { name: 'Date' })).toBeVisible();
    expect(screen.queryByText('Active filters:')).toBeNull();
    expect(router.state.location.search).toBe('');
  });

  it('shows that a list is loading and closes with Escape', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(listLocations, neverRespond);
    visitPage();
    await openChip('Location');

    expect(await screen.findByText('Loading...')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('logs a list that failed to load and loads it again when reopened', async () => {
    const logged = jest.fn();
    globalThis.reportError = logged;
    let up = false;
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(listLocations, () => (up ? { data: [{ name: 'Kano' }] } : failWith('unexpected')));
    mockEndpoint(countJobs, () => failWith('unexpected'));
    visitPage();

    await openChip('Location');
    expect(await screen.findByText('This list could not be loaded. Close it and open it again.')).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(2);

    up = true;
    await userEvent.keyboard('{Escape}');
    await openChip('Location');
    expect(await findOption('Kano')).toBeVisible();
  });

  it('offers the fixed options when the counts failed to load', async () => {
    globalThis.reportError = jest.fn();
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(countJobs, () => failWith('unavailable'));
    visitPage();

    await openChip('Date');
    await userEvent.click(await findOption('Last week'));
    expect(await screen.findByText('1 open role posted in the last week')).toBeVisible();
  });
});
