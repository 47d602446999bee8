import { media, surfaceStyle, t, VisuallyHidden } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ScrollFrame } from './ScrollFrame';
import { SortLink, type SortOrders, toAriaSort } from './SortLink';
import { Body, Cell, Head, HeadCell, Label, PhoneHead, type PhonePlacement, Table, TableRow } from './tableParts';

export interface Column<Row> {
  /** The heading's text, unique among the columns. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where the cell goes in the stacked row on a phone: `title` and `aside` share the first line, `line` and `labelled`
   * (with the heading) follow in small text, `action` is at the lower right, `below` under everything before it, and
   * `desktop` is not shown.
   */
  phonePlacement?: PhonePlacement;
  /** The heading is only for screen readers: 'Action'. */
  hideHead?: boolean;
  numeric?: boolean;
  /** For text that would break into one word a line beside a wider column. */
  minWidth?: string;
  /** On a phone the cell of such a row is left out, with its heading. */
  isEmpty?: (row: Row) => boolean;
  /** The orders of the list in which this column leads; its heading then sorts the table. */
  sort?: SortOrders;
}

interface DataTableProps<Row> {
  /** The table's accessible name; alternatively `labelledBy` with the id of a heading. */
  label?: string;
  labelledBy?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that the reader should act on are marked at their left edge. */
  needsAttention?: (row: Row) => boolean;
  /** Shown in place of an empty table: 'No jobs found'. */
  empty?: ReactNode;
  /** The current order of a table whose headings sort it. */
  sort?: string;
  /** Lower rows, for lists that are scanned. On a phone such a list is something else, so its rows never stack. */
  isDense?: boolean;
  /** The height from which the table scrolls. */
  maxHeight?: string;
}

/** A table on a desktop and stacked rows on a phone; screen readers get a table on both. */
export function DataTable<Row>({
  label,
  labelledBy,
  columns,
  rows,
  rowKey,
  needsAttention,
  empty,
  sort,
  isDense = false,
  maxHeight,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <EmptyMessage>{empty}</EmptyMessage>;
  return (
    <TableFrame label={label} labelledBy={labelledBy} $maxHeight={maxHeight}>
      <Table aria-label={label} aria-labelledby={labelledBy}>
        <Head>
          <TableRow>
            {columns.map(({ head, hideHead, minWidth, sort: orders }) => (
              <HeadCell key={head} $dense={isDense} $minWidth={minWidth} aria-sort={orders && toAriaSort(orders, sort)}>
                {hideHead && <VisuallyHidden>{head}</VisuallyHidden>}
                {orders && <SortLink orders={orders} current={sort} label={head} />}
                {orders && <PhoneHead>{head}</PhoneHead>}
                {!hideHead && !orders && head}
              </HeadCell>
            ))}
          </TableRow>
        </Head>
        <Body>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} $needsAttention={needsAttention?.(row) ?? false}>
              {columns.map((column) => (
                <RowCell key={column.head} column={column} row={row} isDense={isDense} />
              ))}
            </TableRow>
          ))}
        </Body>
      </Table>
    </TableFrame>
  );
}

interface RowCellProps<Row> {
  column: Column<Row>;
  row: Row;
  isDense: boolean;
}

function RowCell<Row>({ column, row, isDense }: RowCellProps<Row>) {
  const { head, cell, isEmpty, phonePlacement = isDense ? 'line' : 'labelled', numeric = false } = column;
  const placement = isEmpty?.(row) ? 'desktop' : phonePlacement;
  return (
    <Cell $placement={placement} $numeric={numeric} $dense={isDense}>
      {placement === 'labelled' && <Label aria-hidden="true">{head}</Label>}
      {cell(row)}
    </Cell>
  );
}

const EmptyMessage = styled.p`${surfaceStyle} padding: 1.25rem 1.5rem; color: ${t.color.ink2};`;
const TableFrame = styled(ScrollFrame)<{ $maxHeight: string | undefined }>`
  ${surfaceStyle}
  position: relative;
  overflow-x: auto;
  ${({ $maxHeight }) => $maxHeight && css`max-height: ${$maxHeight}; overflow-y: auto;`}
  ${media.phone} { overflow: hidden; }
  ${media.print} { max-height: none; overflow: visible; }
`;
