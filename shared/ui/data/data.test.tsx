import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DataTable } from './DataTable';
import { buildPageWindow, buildPaginationItems, Pager } from './Pager';
import { StatusBadge } from './StatusBadge';
import { Stepper } from './Stepper';
import { TabLinks } from './TabLinks';
import { Timeline } from './Timeline';

describe('buildPaginationItems', () => {
  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gapAfter', 6]],
    [3, 6, [1, 2, 3, 4, 'gapAfter', 6]],
    [5, 12, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 12]],
    [12, 12, [1, 'gapBefore', 11, 12]],
  ])('returns for page %i of %i the items %j', (page, pageCount, items) => {
    expect(buildPaginationItems(page, pageCount)).toEqual(items);
  });
});

describe('buildPageWindow', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 8, [1, 2, 3, 4, 5]],
    [5, 8, [3, 4, 5, 6, 7]],
    [8, 8, [4, 5, 6, 7, 8]],
  ])('returns for page %i of %i the pages %j', (page, pageCount, pages) => {
    expect(buildPageWindow(page, pageCount)).toEqual(pages);
  });
});

describe('Pager', () => {
  it('shows which rows are on the page and links to the other pages', () => {
    render(<Pager page={2} perPage={9} total={37} href={(page) => `?page=${page}`} />, { wrapper: MemoryRouter });

    expect(screen.getByText('10 to 18 of 37')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=3');
  });

  it('shows only the count when the list has one page', () => {
    render(<Pager page={1} perPage={9} total={4} href={String} />, { wrapper: MemoryRouter });

    expect(screen.getByText('1 to 4 of 4')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('DataTable', () => {
  it('is a table for screen readers, and shows a message when there are no rows', () => {
    const columns = [
      { head: 'Name', cell: (row: { name: string }) => row.name },
      { head: 'Action', hideHead: true, cell: () => 'View Org' },
    ];
    const renderTable = (rows: { name: string }[]) => (
      <DataTable
        label="Organisations"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        empty="No organisations found"
      />
    );
    const { rerender } = render(renderTable([{ name: 'Zobe Analytics' }]));

    const row = within(screen.getByRole('table', { name: 'Organisations' })).getByRole('row', { name: /Zobe/ });
    expect(within(row).getAllByRole('cell')).toHaveLength(2);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);

    rerender(renderTable([]));
    expect(screen.getByText('No organisations found')).toBeVisible();
  });
});

describe('TabLinks', () => {
  it('marks the current tab', () => {
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
});

describe('Stepper', () => {
  it('marks the current step and names the completed ones', () => {
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
});

describe('Timeline', () => {
  it('names the state of each step for screen readers', () => {
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
});

describe('StatusBadge', () => {
  it('shows the text of an unknown status', () => {
    render(<StatusBadge status="On hold" />);
    expect(screen.getByText('On hold')).toBeVisible();
  });
});
