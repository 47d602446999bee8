import { AreaPage, type PageOutline } from '@foothold/shared/area';
import { Columns, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { perPage, usePageHref } from '../routes/searchParams';
import { type Column, DataTable } from '../tables/DataTable';
import { Pager } from '../tables/Pager';
import { NoMatches } from './EmptyLists';
import { isFiltered, ListTools, type ListToolsProps } from './ListTools';
import { SearchBox } from './SearchBox';
import { useHasRoomForTable } from './useHasRoomForTable';

interface ListPageProps<Row> extends ListToolsProps {
  outline: PageOutline;
  /** 'user', 'users'. */
  noun: readonly [one: string, many: string];
  placeholder: string;
  total: number;
  page: number;
  /** Shown in place of an empty list that is not filtered. */
  empty: ReactNode;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  renderCard: (row: Row) => ReactNode;
}

/**
 * A table that its headings sort, or on a narrow screen a grid of cards, with search, filters, sort and pager. All of these
 * are kept in the address.
 */
export function ListPage<Row extends { id: number }>({
  outline,
  noun,
  placeholder,
  total,
  page,
  empty,
  rows,
  columns,
  renderCard,
  ...tools
}: ListPageProps<Row>) {
  const hasRoomForTable = useHasRoomForTable();
  const { search } = tools;
  const href = usePageHref();
  const emptyContent = isFiltered(search) ? <NoMatches noun={noun[1]} filters={tools.filters} /> : empty;
  const q = typeof search.q === 'string' ? search.q : '';

  return (
    <AreaPage
      outline={outline}
      subtitle={<span role="status">{formatCount(total, noun)}</span>}
      actions={<SearchBox q={q} label={`Search ${noun[1]}`} placeholder={placeholder} />}
    >
      <ListTools {...tools} />
      {total === 0 && emptyContent}
      {total > 0 && hasRoomForTable && (
        <DataTable
          label={`List of ${noun[1]}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={typeof search.sort === 'string' ? search.sort : tools.sortOptions[0]?.value}
          isDense
        />
      )}
      {total > 0 && !hasRoomForTable && <Columns $count={3}>{rows.map(renderCard)}</Columns>}
      <Pager page={page} perPage={perPage} total={total} href={href} label={`Pages of ${noun[1]}`} />
    </AreaPage>
  );
}

/** The outline of a list's page; `title` is the plural of what it lists. */
export const buildListOutline = (title: string): PageOutline => ({
  title,
  hasSidebar: false,
  skeleton: <Skeleton of="card" count={perPage} />,
  failure: (cause) => `The ${title.toLowerCase()} did not load. ${cause}`,
});

const formatCount = (total: number, [one, many]: readonly [string, string]) =>
  total === 1 ? `1 ${one}` : `${total.toLocaleString('en-GB')} ${many}`;
