import type { CompanyApplication } from '@foothold/shared/contract';
import { ListFooter, type ListPage, useInfiniteList } from '@foothold/shared/lists';
import { Columns } from '@foothold/shared/ui';
import styled from 'styled-components';
import { type ApplicationFilters, toSearchString } from '../../applications/applicationFilters';
import type { Decision } from '../../decisions/loadDecisions';
import { ApplicationCard } from './ApplicationCard';
import { ApplicationTable } from './ApplicationTable';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './useSelection';
import type { ApplicationView } from './view';

interface ApplicationListProps {
  orgId: number;
  filters: ApplicationFilters;
  firstPage: ListPage<CompanyApplication>;
  view: Exclude<ApplicationView, 'board'>;
  selection: Selection;
  decisions: readonly Decision[];
}

/** Applications as cards or in a table, which can be selected. The next page loads when the end comes near the screen. */
export function ApplicationList({ orgId, filters, firstPage, view, selection, decisions }: ApplicationListProps) {
  const list = useInfiniteList(firstPage);
  const shown = list.rows.map(({ id }) => id);
  const search = toSearchString(filters);
  const parts = { selection, shown, search, decisions };

  return (
    <Stacked>
      <SelectionBar orgId={orgId} filters={filters} total={firstPage.total} selection={selection} shown={shown} />
      {view === 'table' ? (
        <ApplicationTable applications={list.rows} sort={filters.sort ?? 'newest'} {...parts} />
      ) : (
        <Columns $gap={4}>
          {list.rows.map((application) => (
            <ApplicationCard key={application.id} application={application} {...parts} />
          ))}
        </Columns>
      )}
      {list.hasMore && (
        <ListFooter
          list={list}
          failureMessage="Error fetching Applications: the next ones did not come."
          isAutomatic
          isCentered
        />
      )}
    </Stacked>
  );
}

const Stacked = styled.div`display: grid; grid-template-columns: minmax(0, 1fr);`;
