import type { ApplicationSort, CompanyApplication } from '@foothold/shared/contract';
import { getRowId, useUpdateSearchParams } from '@foothold/shared/lists';
import { type Glyph, Icon, media, surfaceStyle, t, VisuallyHidden } from '@foothold/shared/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { type Decision, findWaiting } from '../../decisions/loadDecisions';
import { ApplicationRow } from './ApplicationRow';
import { moveFocus } from './moveFocus';
import { SelectBox } from './SelectBox';
import type { Selection } from './useSelection';

interface ApplicationTableProps {
  applications: readonly CompanyApplication[];
  sort: ApplicationSort;
  selection: Selection;
  shown: readonly number[];
  /** Query string with the filters of this list, for the links to the applications. */
  search: string;
  decisions: readonly Decision[];
}

interface Column {
  head: string;
  /** The orders of the column, the more usual one first. */
  ascending?: ApplicationSort;
  descending?: ApplicationSort;
  /** The column without one takes what the others leave. */
  width?: string;
}

const columns: readonly Column[] = [
  { head: 'Applicant', ascending: 'name', descending: 'name_desc', width: 'clamp(8rem, 11vw - 0.625rem, 13rem)' },
  { head: 'School and course' },
  { head: 'Job', ascending: 'job', descending: 'job_desc', width: 'clamp(9rem, 22vw - 8.75rem, 18.5rem)' },
  { head: 'Applied', ascending: 'oldest', descending: 'newest', width: '98px' },
  { head: 'Rating', ascending: 'rating_asc', descending: 'rating', width: '126px' },
  { head: 'Status', ascending: 'status', descending: 'status_desc', width: '116px' },
  { head: 'Interview', width: 'clamp(7.25rem, 12vw - 2.25rem, 10rem)' },
];

/** Applications in rows of one line, sorted by the server; a title has what the column cuts off. The arrow keys move from applicant to applicant, and from box to box. */
export function ApplicationTable({ applications, sort, selection, shown, search, decisions }: ApplicationTableProps) {
  const selected = shown.filter((id) => selection.ids.has(id)).length;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    for (const selector of ['[data-row-link]', 'tbody [type="checkbox"]']) moveFocus(event, selector);
  };
  return (
    <Frame>
      <Table aria-label="Applications" onKeyDown={move}>
        <colgroup>
          <col style={{ width: '34px' }} />
          {columns.map(({ head, width }) => (
            <col key={head} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th>
              <SelectBox
                label="Select all shown"
                isLabelHidden
                isSelected={selected === shown.length}
                isMixed={selected > 0 && selected < shown.length}
                onToggle={() => selection.toggleAll(shown)}
              />
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.head} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <ApplicationRow
              key={application.id}
              id={getRowId(application.id)}
              application={application}
              search={search}
              waiting={findWaiting(decisions, application.id)}
              isSelected={selection.ids.has(application.id)}
              onToggle={(isRange) => selection.toggle(application.id, shown, isRange)}
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

/** Sorts by the column; pressed again, the other way round. */
function ColumnHead({ column: { head, ascending, descending }, sort }: { column: Column; sort: ApplicationSort }) {
  const change = useUpdateSearchParams<'sort'>();
  if (!ascending || !descending) return <th scope="col">{head}</th>;
  const isAscending = sort === ascending;
  const isDescending = sort === descending;
  // Names begin with A, dates with the newest and ratings with the best.
  const first = head === 'Applied' || head === 'Rating' ? descending : ascending;
  const next = isAscending ? descending : isDescending ? ascending : first;
  const icon: Glyph | false = isAscending ? ArrowUp : isDescending && ArrowDown;
  return (
    <th scope="col" aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : 'none'}>
      <SortButton type="button" onClick={() => change({ sort: next === 'newest' ? null : next })}>
        {head}
        {icon && <Icon icon={icon} small />}
        <VisuallyHidden>, sort</VisuallyHidden>
      </SortButton>
    </th>
  );
}

const Frame = styled.div`${surfaceStyle} position: relative; overflow-x: auto; ${media.print} { overflow: visible; }`;
const Table = styled.table`
  width: 100%;
  min-width: 56rem;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${t.size.small};
  th, td {
    height: 24px;
    padding: 0 0.375rem;
    line-height: 1.25rem;
    text-align: left;
    vertical-align: middle;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  th:has(:focus-visible), td:has(:focus-visible) { overflow: visible; }
  tr > :first-child { padding: 0; text-overflow: clip; }
  th { border-bottom: 1.5px solid ${t.color.lineStrong}; font-weight: 600; }
  ${media.print} {
    min-width: 0;
    table-layout: auto;
    col { width: auto !important; }
    td, th { overflow: visible; white-space: normal; }
    /* Texts of people, of which one long word would make the table wider than the sheet. */
    tbody :is(th, td:nth-child(3), td:nth-child(4)) { overflow-wrap: anywhere; }
    tr > :first-child { display: none; }
  }
`;
const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;
