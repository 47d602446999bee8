import { countJobs, type Job, listJobs, listSavedSearches, suggestSkills } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = (query = '') => visit(area.routes, `/dashboard/jobs${query}`, { as: student });
const page = (data: Job[]) => ({ jobs: { data, total: data.length, next_cursor: null, matched: [] } });
const noCounts = { company: [], field: [], stipend: [], location: [], date: [] };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openPanel = async () => {
  await press(/^All filters/);
  return screen.findByRole('dialog', { name: 'All filters' });
};

/** Returns the queries by which jobs were counted. */
function mockCounts(total = 37): unknown[] {
  const asked: unknown[] = [];
  mockEndpoint(countJobs, ({ query }) => {
    asked.push(query);
    return { counts: noCounts, total };
  });
  return asked;
}

describe('Candidate: panel of all filters', () => {
  beforeEach(() => {
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(listSavedSearches, () => ({ saved_searches: [], alert_times: null }));
  });

  it('counts what is chosen, and applies it to the address when its button is pressed', async () => {
    const asked = mockCounts();
    const router = visitPage('?q=cook&field=Art&sort=deadline');
    const panel = within(await openPanel());
    expect(panel.getByText('Together with Art.')).toBeVisible();

    await userEvent.click(panel.getByLabelText('SIWES'));
    await userEvent.click(panel.getByLabelText('Internship'));
    await userEvent.click(panel.getByLabelText('Remote'));
    await userEvent.click(panel.getByLabelText('From'));
    await userEvent.paste('50,000');
    expect(panel.getByLabelText('Currency')).toHaveValue('Naira');
    await userEvent.selectOptions(panel.getByLabelText('Duration'), '4 to 6 months');
    await userEvent.selectOptions(panel.getByLabelText('Start'), 'Within a month');
    await userEvent.selectOptions(panel.getByLabelText('Posted'), 'Last week');
    await userEvent.selectOptions(panel.getByLabelText('Degree asked for'), 'HND');

    const others = {
      ...{ q: 'cook', field: 'Art', currency: 'Naira', duration: '4 to 6 months', start: 'Within a month' },
      ...{ date: 'Last week', degree: 'HND' },
    };
    const lists = { env_mode: ['remote'], kind: ['internship', 'siwes'] };
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...others, ...lists, pay_from: 50_000 }));
    expect(router.state.location.search).toBe('?q=cook&field=Art&sort=deadline');
    await userEvent.click(await panel.findByRole('button', { name: 'Show 37 jobs' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      ...others,
      ...{ env_mode: 'remote', kind: 'internship,siwes', pay_from: '50000', sort: 'deadline' },
    });
    expect(await screen.findByRole('button', { name: 'All filters (7) active' })).toBeVisible();
  });

  it('filters by skills of the vocabulary, which a chip names', async () => {
    const asked = mockCounts();
    mockEndpoint(suggestSkills, () => ({ data: [{ name: 'JavaScript', synonym: 'JS' }] }));
    const router = visitPage('?skill=SQL');
    const panel = within(await openPanel());
    await userEvent.type(await panel.findByRole('combobox', { name: /^Skills/ }), 'js');
    await userEvent.click(await screen.findByRole('option', { name: 'JavaScript (JS)' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ skill: ['sql', 'javascript'] }));
    await userEvent.click(await panel.findByRole('button', { name: 'Show 37 jobs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?skill=SQL%2CJavaScript'));
    await press('Remove Skill: SQL or JavaScript');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is opened by the first chip, which a phone shows without scrolling', async () => {
    visitPage();
    const [first] = within(await screen.findByRole('group', { name: 'Filters' })).getAllByRole('button');
    expect(first).toHaveAccessibleName('All filters');
  });

  it('lists each active filter with a button that removes it', async () => {
    mockCounts();
    const router = visitPage('?kind=internship,siwes&pay_from=50000&pay_to=80000&field=Art');
    await press('Remove ₦50,000 to ₦80,000 a month');
    await waitFor(() => expect(router.state.location.search).toBe('?kind=internship%2Csiwes&field=Art'));
    await press('Remove Internship or SIWES');
    await waitFor(() => expect(router.state.location.search).toBe('?field=Art'));
    await press('Remove Art');
    await waitFor(() => expect(screen.queryByText('Active filters:')).toBeNull());
  });

  it('clears all filters, those of the chips too, and keeps the search', async () => {
    mockCounts();
    const router = visitPage('?q=cook&kind=nysc&location=Kano');
    const panel = within(await openPanel());
    await userEvent.click(panel.getByRole('button', { name: 'Clear all' }));
    expect(panel.getByRole('checkbox', { name: 'NYSC' })).not.toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=cook'));
  });

  it('forgets what was not applied when it is closed', async () => {
    mockCounts();
    const router = visitPage();
    await userEvent.click(within(await openPanel()).getByRole('checkbox', { name: 'NYSC' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
    expect(within(await openPanel()).getByRole('checkbox', { name: 'NYSC' })).not.toBeChecked();
  });

  it('refuses a range of pay whose lower amount is above the higher one', async () => {
    mockCounts();
    const router = visitPage('?pay_from=80000');
    const panel = within(await openPanel());
    await userEvent.type(panel.getByLabelText('To'), '50000');
    expect(panel.getByText('Write the lower amount first.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show jobs' }));
    expect(panel.getByLabelText('To')).toHaveFocus();
    expect(router.state.location.search).toBe('?pay_from=80000');
  });

  it('removes the amounts with their currency', async () => {
    mockCounts();
    const router = visitPage('?pay_from=80000&currency=Dollar');
    const panel = within(await openPanel());
    await userEvent.selectOptions(panel.getByLabelText('Currency'), 'Any currency');
    await userEvent.click(panel.getByRole('button', { name: /^Show/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('says that jobs which do not state a fact are left out', async () => {
    mockCounts();
    visitPage();
    expect(within(await openPanel()).getByText(/One that does not is left out/)).toBeVisible();
  });

  it('can be applied when counting fails', async () => {
    mockEndpoint(countJobs, () => failWith('unavailable'));
    const router = visitPage();
    const logged = jest.fn();
    globalThis.reportError = logged;
    const panel = within(await openPanel());
    await userEvent.click(panel.getByRole('checkbox', { name: 'NYSC' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await userEvent.click(panel.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => expect(router.state.location.search).toBe('?kind=nysc'));
  });

  it('ignores filters of the address that do not exist', async () => {
    const asked: unknown[] = [];
    mockEndpoint(listJobs, ({ query }) => {
      asked.push(query);
      return page([aJob()]);
    });
    visitPage('?kind=plumbing&env_mode=remote,sea&pay_from=much&degree=HND&start=now');
    expect(await screen.findByRole('button', { name: 'All filters (1) active' })).toBeVisible();
    expect(asked).toEqual([{ degree: 'HND', limit: 20 }]);
  });
});
