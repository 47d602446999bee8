import type { ApplicationStatus, CompanyApplication, Output, viewApplicationBoard } from '@foothold/shared/contract';
import { useInfiniteList } from '@foothold/shared/lists';
import { Button, Meta, RetryStrip, t } from '@foothold/shared/ui';
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import { type Decision, findWaiting } from '../../decisions/loadDecisions';
import { BoardCard } from './BoardCard';
import type { Selection } from './useSelection';

type ColumnData = Output<typeof viewApplicationBoard>['columns'][number];
type DropState = 'idle' | 'possible' | 'impossible';

interface BoardColumnProps {
  column: ColumnData;
  search: string;
  decisions: readonly Decision[];
  selection: Selection;
  /** Whether the card that is being dragged may be dropped here. */
  dropState: DropState;
  onDrop: () => void;
  onDrag: (application: CompanyApplication | null) => void;
  onMove: (application: CompanyApplication, status: ApplicationStatus) => void;
}

/** A status with its number of applications and the first of them; a button loads more. */
export function BoardColumn({
  column,
  search,
  decisions,
  selection,
  dropState,
  onDrop,
  onDrag,
  onMove,
}: BoardColumnProps) {
  const { status, total } = column;
  const list = useColumnRows(column);
  const shown = list.rows.map(({ id }) => id);
  const heading = useId();
  const handleDragOver = (event: DragEvent) => dropState === 'possible' && event.preventDefault();
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    onDrop();
  };

  return (
    <Column data-column="" aria-labelledby={heading} $drop={dropState} onDragOver={handleDragOver} onDrop={handleDrop}>
      <Heading id={heading}>
        {status} <Count>{total.toLocaleString('en-GB')}</Count>
      </Heading>
      {total === 0 && <Meta>None</Meta>}
      <Cards>
        {list.rows.map((application) => (
          <BoardCard
            key={application.id}
            application={application}
            search={search}
            waiting={findWaiting(decisions, application.id)}
            isSelected={selection.ids.has(application.id)}
            onToggle={(isRange) => selection.toggle(application.id, shown, isRange)}
            onDrag={onDrag}
            onMove={(to) => onMove(application, to)}
          />
        ))}
      </Cards>
      {list.hasFailed && (
        <RetryStrip onRetry={list.loadMore} busy={list.isLoading}>
          Error fetching Applications: the next ones did not come.
        </RetryStrip>
      )}
      {list.hasMore && !list.hasFailed && (
        <Button $tone="soft" $size="small" onClick={list.loadMore} busy={list.isLoading} busyLabel="Loading...">
          {`Show more of ${total.toLocaleString('en-GB')}`}
        </Button>
      )}
    </Column>
  );
}

/** The rows of a column. When the board is loaded again, as many as were shown are loaded again. */
function useColumnRows({ status, applications, total, next_cursor }: ColumnData) {
  const [first, setFirst] = useState({ applications, page: { data: applications, total, next_cursor } });
  if (first.applications !== applications) {
    setFirst({ applications, page: { data: applications, total, next_cursor } });
  }
  const { loadMore, ...list } = useInfiniteList(first.page, { isCountInUrl: false, query: { status } });
  const [shownCount, setShownCount] = useState(0);

  const restore = useEffectEvent(() => {
    if (list.rows.length < shownCount && list.hasMore && !list.hasFailed) loadMore('scroll');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page and each reload of the board
  useEffect(() => restore(), [list.rows, list.isLoading]);

  const handlePress = () => {
    setShownCount(list.rows.length + 1);
    loadMore('button');
  };
  return { ...list, loadMore: handlePress };
}

const drops = {
  idle: css`border-color: ${t.color.line};`,
  possible: css`border-color: ${t.color.ink}; border-style: dashed; background: ${t.color.accentTint};`,
  impossible: css`border-color: ${t.color.line}; opacity: 0.55;`,
} satisfies Record<DropState, unknown>;

const Column = styled.section<{ $drop: DropState }>`
  display: grid;
  gap: 0.625rem;
  align-content: start;
  min-height: 12rem;
  padding: 0.5rem;
  background: ${t.color.sunken};
  border: 1px solid;
  border-radius: ${t.radius.surface};
  ${({ $drop }) => drops[$drop]}
`;
const Heading = styled.h2`padding: 0.25rem 0.25rem 0; display: flex; gap: 0.5rem; font-size: ${t.size.text}; font-weight: 650;`;
const Count = styled.span`color: ${t.color.ink2}; font-weight: 400; font-variant-numeric: tabular-nums;`;
const Cards = styled.div`display: grid; gap: 0.5rem; &:empty { display: none; }`;
