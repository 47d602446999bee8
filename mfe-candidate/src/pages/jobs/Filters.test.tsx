import { countJobs, type Job, listCompanyNames, listJobs, listLocations } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const open = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[]) => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } });
const none = { company: [], field: [], stipend: [], location: [], date: [] };
const openChip = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choice = (name: string) => screen.findByRole('menuitemradio', { name });

beforeEach(() => {
  mockEndpoint(listCompanyNames, () => ({ data: ['Adunola Foods', 'Harmattan Systems', 'Zobe Analytics'] }));
  mockEndpoint(listLocations, () => ({ data: [{ name: 'Kano' }, { name: 'Lagos' }] }));
  mockEndpoint(countJobs, () => ({ counts: none, total: 0 }));
});

it('filters by a chip, shows what is set, and clears it', async () => {
  mockEndpoint(listJobs, ({ query }) => page(query.field === 'Art' ? [aJob({ field: 'Art' })] : [aJob(), aJob()]));
  const router = open();

  await openChip('Field');
  await userEvent.click(await choice('Art'));

  expect(await screen.findByText('1 open role')).toBeVisible();
  expect(screen.getByText('Active filters:')).toBeVisible();
  expect(router.state.location.search).toBe('?field=Art');

  await openChip('Clear Field');
  expect(await screen.findByText('2 open roles')).toBeVisible();
  expect(screen.queryByText('Active filters:')).toBeNull();
});

it('says beside each choice how many jobs it would show with what is set', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  const asked: unknown[] = [];
  mockEndpoint(countJobs, ({ query }) => {
    asked.push(query);
    return {
      counts: {
        ...none,
        field: [
          { value: 'Art', count: 1000 },
          { value: 'Science', count: 204 },
        ],
      },
      total: 1000,
    };
  });
  open('/dashboard/jobs?q=cook&location=Kano&sort=deadline');

  await openChip('Field');

  expect(await screen.findByText('1,000+')).toBeVisible();
  expect(await choice('Art')).toHaveAccessibleDescription('1,000+ to see');
  expect(await choice('Science')).toHaveAccessibleDescription('204 to see');
  expect(asked).toEqual([{ q: 'cook', location: 'Kano' }]);
});

it('asks for companies, places and counts when a filter opens, not before', async () => {
  mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
  const asked: string[] = [];
  mockEndpoint(listCompanyNames, () => {
    asked.push('companies');
    return { data: ['Adunola Foods'] };
  });
  mockEndpoint(countJobs, () => {
    asked.push('counts');
    return { counts: none, total: 0 };
  });
  open();
  await screen.findByRole('article', { name: 'Cook' });
  expect(asked).toEqual([]);

  await openChip('Company');
  await choice('Adunola Foods');
  expect(asked.sort()).toEqual(['companies', 'counts']);
});

it('offers only companies that have jobs', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  mockEndpoint(countJobs, () => ({
    counts: {
      ...none,
      company: [
        { value: 'Zobe Analytics', count: 3 },
        { value: 'Harmattan Systems', count: 9 },
      ],
    },
    total: 12,
  }));
  open();
  await openChip('Company');
  await screen.findByText('9');

  expect((await screen.findAllByRole('menuitemradio')).map((row) => row.textContent)).toEqual([
    'Harmattan Systems9 to see',
    'Zobe Analytics3 to see',
  ]);
});

it('looks through a long list of places, whatever slip one makes', async () => {
  const places = ['Abia', 'Borno', 'Delta', 'Edo', 'Enugu', 'Imo', 'Kano', 'Lagos', 'Ogun', 'Oyo', 'Rivers'];
  mockEndpoint(listJobs, () => page([aJob()]));
  mockEndpoint(listLocations, () => ({ data: places.map((name) => ({ name })) }));
  const router = open();
  await openChip('Location');

  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'lgaos');
  expect(screen.getAllByRole('menuitemradio').map((row) => row.textContent)).toEqual(['Lagos0 to see']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Location: Lagos' })).toBeVisible();
  expect(router.state.location.search).toBe('?location=Lagos');
});

it('takes “All time” for no filter', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  const router = open('/dashboard/jobs?date=Today');
  await openChip('Date: Today');
  await userEvent.click(await choice('All time'));

  expect(await screen.findByRole('button', { name: 'Date' })).toBeVisible();
  expect(screen.queryByText('Active filters:')).toBeNull();
  expect(router.state.location.search).toBe('');
});

it('says that a list is on its way, and hears Escape meanwhile', async () => {
  mockEndpoint(listJobs, () => page([aJob()]));
  mockEndpoint(listLocations, neverRespond);
  open();
  await openChip('Location');

  expect(await screen.findByText('Loading...')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('logs a list that does not come, and asks again at the next opening', async () => {
  const logged = jest.fn();
  globalThis.reportError = logged;
  let up = false;
  mockEndpoint(listJobs, () => page([aJob()]));
  mockEndpoint(listLocations, () => (up ? { data: [{ name: 'Kano' }] } : failWith('unexpected')));
  mockEndpoint(countJobs, () => failWith('unexpected'));
  open();

  await openChip('Location');
  expect(await screen.findByText('This list could not be loaded. Close it and open it again.')).toBeVisible();
  expect(logged).toHaveBeenCalledTimes(2);

  up = true;
  await userEvent.keyboard('{Escape}');
  await openChip('Location');
  expect(await choice('Kano')).toBeVisible();
});

it('offers the choices that need no list although nothing could be counted', async () => {
  globalThis.reportError = jest.fn();
  mockEndpoint(listJobs, () => page([aJob()]));
  mockEndpoint(countJobs, () => failWith('unavailable'));
  open();

  await openChip('Date');
  await userEvent.click(await choice('Last week'));
  expect(await screen.findByText('1 open role posted in the last week')).toBeVisible();
});
