import type { ApplicationStatus, CompanyApplication, Output, viewApplicationBoard } from '@foothold/shared/contract';
import { Link, useLocation } from '@foothold/shared/router';
import { Meta, media, t } from '@foothold/shared/ui';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { getApplicantFirstName, isInvited, listPossibleMoves } from '../../applications/application';
import { DecisionDialogs } from '../../applications/DecisionDialogs';
import type { Decision } from '../../decisions/loadDecisions';
import { BoardColumn } from './BoardColumn';
import { KeyboardHint } from './KeyboardHint';
import { moveBetweenColumns } from './moveFocus';
import { useMove } from './useMove';
import type { Selection } from './useSelection';

interface BoardProps {
  board: Output<typeof viewApplicationBoard>;
  search: string;
  decisions: readonly Decision[];
  selection: Selection;
  /** What can be done with the selected. */
  bar: ReactNode;
}

/** Applications in columns by status. A card moves by dragging it or by its menu, where the company may decide so. */
export function Board({ board, search, decisions, selection, bar }: BoardProps) {
  const { move, pending, close } = useMove();
  const [dragged, setDragged] = useState<CompanyApplication | null>(null);
  const possible: readonly ApplicationStatus[] = dragged ? listPossibleMoves(dragged) : [];
  const handleKey = (event: KeyboardEvent<HTMLElement>) => moveBetweenColumns(event, '[data-column]', '[data-card]');

  return (
    <Stacked>
      {bar}
      <BoardHint>Arrow keys lead from card to card. 1 to 5 rates the card, Space selects it, Enter opens it.</BoardHint>
      <Columns onKeyDown={handleKey}>
        {board.columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            search={search}
            decisions={decisions}
            selection={selection}
            dropState={!dragged ? 'idle' : possible.includes(column.status) ? 'possible' : 'impossible'}
            onDrop={() => dragged && move(dragged, column.status)}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </Columns>
      <WithdrawnLink count={board.counts.Withdrawn} />
      {pending && (
        <DecisionDialogs
          key={pending.application.id}
          application={pending.application}
          interview={pending.application.interview}
          name={getApplicantFirstName(pending.application)}
          jobTitle={pending.application.job.job_title}
          pendingDecision={pending.decision}
          onClose={close}
          {...(isInvited(pending.application) ? {} : { acceptTitle: 'Accept without an interview?' })}
        />
      )}
    </Stacked>
  );
}

/** Withdrawn applications have no column, because nothing can be done about them. */
function WithdrawnLink({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  if (count === 0) return null;
  const params = new URLSearchParams(search);
  params.set('view', 'table');
  params.set('status', 'Withdrawn');
  return (
    <Foot>
      <Link to={`${pathname}?${params}`}>
        {count === 1 ? '1 withdrawn application' : `${count.toLocaleString('en-GB')} withdrawn applications`}
      </Link>
    </Foot>
  );
}

const Stacked = styled.div`display: grid; grid-template-columns: minmax(0, 1fr);`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(10.5rem, 1fr));
  gap: 0.625rem;
  align-items: start;
  overflow-x: auto;
  ${media.print} { grid-template-columns: repeat(5, minmax(0, 1fr)); overflow: visible; }
`;
const BoardHint = styled(KeyboardHint)`margin-bottom: ${t.space[2]};`;
const Foot = styled(Meta)`margin-top: ${t.space[4]}; a { color: ${t.color.ink2}; }`;
