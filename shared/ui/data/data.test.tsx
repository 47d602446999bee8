import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DataTable } from './DataTable';
import { Pager } from './Pager';
import { buildPageWindow, buildPaginationItems } from './pagination';
import { StatusBadge } from './StatusBadge';
import { Stepper } from './Stepper';
import { TabLinks } from './TabLinks';
import { Timeline } from './Timeline';

it.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 'after', 6]],
  [3, 6, [1, 2, 3, 4, 'after', 6]],
  [5, 12, [1, 'before', 4, 5, 6, 'after', 12]],
  [12, 12, [1, 'before', 11, 12]],
])('on page %i of %i offers %j', (page, pages, marks) => {
  expect(buildPaginationItems(page, pages)).toEqual(marks);
});

it.each([
  [1, 3, [1, 2, 3]],
  [1, 8, [1, 2, 3, 4, 5]],
  [5, 8, [3, 4, 5, 6, 7]],
  [8, 8, [4, 5, 6, 7, 8]],
])('within a longer page, on page %i of %i offers %j', (page, pages, window) => {
  expect(buildPageWindow(page, pages)).toEqual(window);
});

it('says which rows are shown and links to the other pages', () => {
  render(<Pager page={2} perPage={9} total={37} href={(page) => `?page=${page}`} />, { wrapper: MemoryRouter });

  expect(screen.getByText('10 to 18 of 37')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=3');
});

it('shows only the count of a list of one page', () => {
  render(<Pager page={1} perPage={9} total={4} href={String} />, { wrapper: MemoryRouter });

  expect(screen.getByText('1 to 4 of 4')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('stays a table to a screen reader, or says why there is none', () => {
  const columns = [
    { head: 'Name', cell: (row: { name: string }) => row.name },
    { head: 'Action', hideHead: true, cell: () => 'View Org' },
  ];
  const table = (rows: { name: string }[]) => (
    <DataTable
      label="Organisations"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.name}
      empty="No organisations found"
    />
  );
  const { rerender } = render(table([{ name: 'Zobe Analytics' }]));

  const row = within(screen.getByRole('table', { name: 'Organisations' })).getByRole('row', { name: /Zobe/ });
  expect(within(row).getAllByRole('cell')).toHaveLength(2);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);

  rerender(table([]));
  expect(screen.getByText('No organisations found')).toBeVisible();
});

it('marks the chosen tab', () => {
  const tabs = ['Pending', 'Active'].map((label) => ({
    to: `?tab=${label}`,
    label,
    count: 3,
    current: label === 'Active',
  }));
  render(<TabLinks label="Interviews" tabs={tabs} />, { wrapper: MemoryRouter });

  const bar = screen.getByRole('navigation', { name: 'Interviews' });
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Active');
});

it('tells which step of a task one is at, and which are done', () => {
  render(
    <Stepper
      label="Sign up"
      steps={[
        { label: 'Email', state: 'done' },
        { label: 'About you', state: 'now' },
        { label: 'Ready', state: 'ahead' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Sign up' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Email, done', 'About you', 'Ready']);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

it('says what has happened, where it stands and what is ahead', () => {
  render(
    <Timeline
      label="Progress"
      steps={[
        { label: 'Applied', detail: '3 November 2026', state: 'done' },
        { label: 'Interview', state: 'now' },
        { label: 'Decision', state: 'ahead' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Applied, done3 November 2026',
    'Interview, now',
    'Decision, ahead',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it('shows a status that nobody foresaw as it is', () => {
  render(<StatusBadge status="On hold" />);
  expect(screen.getByText('On hold')).toBeVisible();
});
