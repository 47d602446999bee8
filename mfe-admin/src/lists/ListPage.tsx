import { Button, Columns, EmptyState, Page, PageHeader, Pager } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { isNarrowed, ListTools, type ListToolsProps } from './ListTools';
import { perPage } from './listQuery';
import { SearchBox } from './SearchBox';
import { usePageHref } from './searchParams';
import { useClearFilters } from './useClearFilters';

interface ListPageProps extends ListToolsProps {
  title: string;
  /** One of them and many: 'user', 'users'. */
  noun: readonly [one: string, many: string];
  placeholder: string;
  total: number;
  page: number;
  /** What stands there where there is nothing at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** A grid of cards with its search, filters, order and pages, all of which are in the address. */
export function ListPage({ title, noun, placeholder, total, page, empty, children, ...tools }: ListPageProps) {
  const { search } = tools;
  const href = usePageHref();
  const emptyContent = isNarrowed(search) ? <NoMatches noun={noun} {...tools} /> : empty;
  const q = typeof search.q === 'string' ? search.q : '';

  return (
    <Page $withoutSidebar>
      <PageHeader
        title={title}
        subtitle={<span role="status">{formatCount(total, noun)}</span>}
        actions={<SearchBox q={q} label={`Search ${noun[1]}`} placeholder={placeholder} />}
      />
      <ListTools {...tools} />
      {total === 0 ? emptyContent : <Columns $count={3}>{children}</Columns>}
      <Pager page={page} perPage={perPage} total={total} href={href} label={`Pages of ${noun[1]}`} />
    </Page>
  );
}

const formatCount = (total: number, [one, many]: readonly [string, string]) =>
  total === 1 ? `1 ${one}` : `${total.toLocaleString('en-GB')} ${many}`;

function NoMatches({ noun, filters }: Pick<ListPageProps, 'noun' | 'filters'>) {
  const clear = useClearFilters(filters);
  return (
    <EmptyState
      title={`No ${noun[1]} match your filters`}
      illustration="match"
      action={
        <Button $tone="soft" onClick={clear}>
          Clear all filters
        </Button>
      }
    >
      Try fewer filters, or another spelling.
    </EmptyState>
  );
}
