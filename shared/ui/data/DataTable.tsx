import type { ReactNode } from 'react';
import styled from 'styled-components';
import { surfaceStyle, visuallyHiddenStyle } from '../styles/mixins';
import { media, t } from '../theme/tokens';
import { Body, Cell, Head, HeadCell, Label, type PhonePlacement, Table, TableRow } from './tableParts';

export interface Column<Row> {
  /** Unique among the columns; also the heading's text. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where it goes when a phone stacks the row: title and aside share the first line, lines follow in small text (with
   * their heading when `labelled`), the action stands at the lower right, `desktop` leaves.
   */
  phonePlacement?: PhonePlacement;
  /** Kept for screen readers: 'Action'. */
  hideHead?: boolean;
  numeric?: boolean;
}

interface DataTableProps<Row> {
  /** The table's name, or `labelledBy` the id of the heading above it. */
  label?: string;
  labelledBy?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that wait for the reader get a hold on their edge. */
  needsAttention?: (row: Row) => boolean;
  /** What stands there instead of no rows: 'No jobs found'. */
  empty?: ReactNode;
}

/** A table on a desktop, stacked rows on a phone; to a screen reader a table on both. */
export function DataTable<Row>({
  label,
  labelledBy,
  columns,
  rows,
  rowKey,
  needsAttention,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <EmptyMessage>{empty}</EmptyMessage>;
  return (
    <TableFrame>
      <Table aria-label={label} aria-labelledby={labelledBy}>
        <Head>
          <TableRow>
            {columns.map(({ head, hideHead }) => (
              <HeadCell key={head}>{hideHead ? <HiddenText>{head}</HiddenText> : head}</HeadCell>
            ))}
          </TableRow>
        </Head>
        <Body>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} $needsAttention={needsAttention?.(row) ?? false}>
              {columns.map(({ head, cell, phonePlacement = 'labelled', numeric = false }) => (
                <Cell key={head} $placement={phonePlacement} $numeric={numeric}>
                  {phonePlacement === 'labelled' && <Label aria-hidden="true">{head}</Label>}
                  {cell(row)}
                </Cell>
              ))}
            </TableRow>
          ))}
        </Body>
      </Table>
    </TableFrame>
  );
}

const HiddenText = styled.span`${visuallyHiddenStyle}`;
const EmptyMessage = styled.p`${surfaceStyle} padding: 1.25rem 1.5rem; color: ${t.color.ink2};`;
const TableFrame = styled.div`
  ${surfaceStyle}
  position: relative;
  overflow-x: auto;
  ${media.phone} { overflow: hidden; }
`;
