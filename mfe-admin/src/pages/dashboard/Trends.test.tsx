import { viewSeries } from '@foothold/shared/contract/admin';
import { anOrganization, failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockOrganizations, mockSeries, openAsAdmin } from '../../testing/organization';

const findChart = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Trends', () => {
  it('draws the charts with a text alternative', async () => {
    mockOrganizations(anOrganization());
    openAsAdmin('/admindashboard');
    const students = await findChart('New students');
    expect(students.getByRole('img', { name: 'New students: 1,203 in 30 days' })).toBeVisible();
    expect((await findChart('Time to an answer')).getByRole('img', { name: /^Time to an answer: 30 h/ })).toBeVisible();
    const funnel = await findChart('From application to job');
    expect(funnel.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      ...['Applied16 (100 %)', 'Viewed12 (75 %)', 'Interview6 (38 %)', 'Accepted4 (25 %)'],
    ]);
  });

  it('labels the axis in days when companies take days to answer', async () => {
    mockOrganizations(anOrganization());
    const point = { students: 0, organizations: 0, jobs: 0, applications: 0 };
    mockSeries({
      points: [{ from: '2026-11-20', ...point, answer_hours: 400 }],
    });
    openAsAdmin('/admindashboard');
    const answers = (await findChart('Time to an answer')).getByRole('img');
    const ticks = Array.from(answers.querySelectorAll('.visx-axis-left text'), (tick) => tick.textContent);
    expect(ticks).toEqual(['0', '5 days', '10 days', '15 days']);
  });

  it('shows the values as a table on request', async () => {
    mockOrganizations(anOrganization());
    openAsAdmin('/admindashboard');
    const students = await findChart('New students');
    await userEvent.click(students.getByRole('button', { name: 'Show as table' }));
    const rows = students.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['21 Nov 2026', '1,200', '30 days before401'],
      ['20 Nov 2026', '3', '30 days before401'],
    ]);
    expect(students.getByRole('img')).toBeVisible();

    await userEvent.click(students.getByRole('button', { name: 'Hide the table' }));
    expect(students.queryByRole('table')).toBeNull();
  });

  it('compares the figure with that of the period before', async () => {
    mockOrganizations(anOrganization());
    openAsAdmin('/admindashboard');
    const students = await findChart('New students');
    expect(students.getByText('50 % more than in the 30 days before (802)')).toBeVisible();
    expect((await findChart('New jobs')).getByText('The same as in the 30 days before (4)')).toBeVisible();
    expect((await findChart('From application to job')).getByText('1 of 10 in the 30 days before')).toBeVisible();
  });

  it.each([
    ['New students', 'rect', 2, /^Short lines: the 30 days before/],
    ['Time to an answer', 'circle', 1, /^Rings: the 30 days before/],
  ])('draws each value of the period before among %s, also a single one', async (title, shape, count, hint) => {
    mockOrganizations(anOrganization());
    openAsAdmin('/admindashboard');
    const chart = await findChart(title);
    const drawn = chart.getByRole('img').querySelectorAll(`${shape}:not([class*='visx-'])`);
    expect(drawn).toHaveLength(count);
    expect(chart.getByText(hint)).toBeVisible();
  });

  it('promises no comparison, and says why, when there was nothing before', async () => {
    mockOrganizations(anOrganization());
    const point = { from: '2026-10-21', students: 0, organizations: 0, jobs: 0, applications: 0, answer_hours: null };
    mockSeries({ previous: { points: [point], funnel: { applied: 0, viewed: 0, invited: 0, accepted: 0 } } });
    openAsAdmin('/admindashboard');
    const students = await findChart('New students');
    expect(students.getByText('None in the 30 days before')).toBeVisible();
    expect(students.getByText('Point at a value to read it.')).toBeVisible();
    expect((await findChart('Time to an answer')).getByText('No answers in the 30 days before')).toBeVisible();
  });

  it('says a value when it has the focus or the pointer', async () => {
    mockOrganizations(anOrganization());
    openAsAdmin('/admindashboard');
    const students = await findChart('New students');
    const slider = students.getByRole('slider', { name: 'New students, value by value' });
    act(() => slider.focus());
    const last = '21 Nov 2026: 1,200. Before, 22 Oct 2026: 401';
    expect(students.getByText(last)).toBeVisible();
    expect(slider).toHaveAttribute('aria-valuetext', last);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(students.getByText('20 Nov 2026: 3. Before, 21 Oct 2026: 401')).toBeVisible();
    act(() => slider.blur());
    expect(students.getByText(/^Short lines: the 30 days before/)).toBeVisible();
  });

  it('shows another range and keeps it in the address', async () => {
    mockOrganizations(anOrganization());
    const requests = mockSeries();
    const router = openAsAdmin('/admindashboard');
    await userEvent.click(await screen.findByRole('link', { name: '12 months' }));
    expect(await screen.findByRole('img', { name: 'New jobs: 4 in 12 months' })).toBeVisible();
    expect(requests).toEqual(['30 days', '12 months']);
    expect(router.state.location.search).toBe('?range=12+months');
  });

  it('leaves the rest of the page usable when the charts do not load, and loads them again on request', async () => {
    mockOrganizations(anOrganization({ company_name: 'Kwararafa Agro Works' }));
    mockEndpoint(viewSeries, () => failWith('unavailable'));
    openAsAdmin('/admindashboard');
    expect(await screen.findByText('The charts did not load.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Kwararafa Agro Works/ })).toBeVisible();
    mockSeries();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await findChart('New students')).toBeDefined();
  });
});
