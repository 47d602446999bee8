import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hiddenVisually, wall } from '../styles/mixins';
import { media, t } from '../tokens';
import { Body, Cell, Head, HeadCell, Label, Line, type Place, Table } from './tableParts';

export interface Column<Row> {
  /** Unique among the columns; also the heading's text. */
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where it goes when a phone stacks the row: title and aside share the first line, lines follow in small text (with
   * their heading when `labelled`), the action stands at the lower right, `desktop` leaves.
   */
  phone?: Place;
  /** Kept for screen readers: 'Action'. */
  hideHead?: boolean;
  digits?: boolean;
}

interface DataTableProps<Row> {
  /** The table's name, or `labelledBy` the id of the heading above it. */
  label?: string;
  labelledBy?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that wait for the reader get a hold on their edge. */
  waiting?: (row: Row) => boolean;
  /** What stands there instead of no rows: 'No jobs found'. */
  empty?: ReactNode;
}

/** A table on a desktop, stacked rows on a phone; to a screen reader a table on both. */
export function DataTable<Row>({ label, labelledBy, columns, rows, rowKey, waiting, empty }: DataTableProps<Row>) {
  if (rows.length === 0 && empty) return <Nothing>{empty}</Nothing>;
  return (
    <Wall>
      <Table aria-label={label} aria-labelledby={labelledBy}>
        <Head>
          <Line>
            {columns.map(({ head, hideHead }) => (
              <HeadCell key={head}>{hideHead ? <Unseen>{head}</Unseen> : head}</HeadCell>
            ))}
          </Line>
        </Head>
        <Body>
          {rows.map((row) => (
            <Line key={rowKey(row)} $waiting={waiting?.(row) ?? false}>
              {columns.map(({ head, cell, phone = 'labelled', digits = false }) => (
                <Cell key={head} $place={phone} $digits={digits}>
                  {phone === 'labelled' && <Label aria-hidden="true">{head}</Label>}
                  {cell(row)}
                </Cell>
              ))}
            </Line>
          ))}
        </Body>
      </Table>
    </Wall>
  );
}

const Unseen = styled.span`${hiddenVisually}`;
const Nothing = styled.p`${wall} padding: 1.25rem 1.5rem; color: ${t.color.ink2};`;
const Wall = styled.div`
  ${wall}
  position: relative;
  overflow-x: auto;
  ${media.phone} { overflow: hidden; }
`;
