import { visit } from '@foothold/shared/testing';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable';
import { buildPageWindow, buildPaginationItems, Pager } from './Pager';

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

async function showPager(pager: ReactNode) {
  visit([{ path: 'rows', element: pager }], '/rows');
  await screen.findByText(/ of /);
}

describe('Pager', () => {
  it('shows which rows are on the page and links to the other pages', async () => {
    await showPager(<Pager page={2} perPage={9} total={37} href={(page) => `?page=${page}`} />);

    expect(screen.getByText('10 to 18 of 37')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/rows?page=3');
  });

  it('shows only the count when the list has one page', async () => {
    await showPager(<Pager page={1} perPage={9} total={4} href={String} />);

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
