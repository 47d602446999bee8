import styled, { css } from 'styled-components';
import { hiddenVisually } from '../styles/mixins';
import { media, t } from '../tokens';

export type Place = 'title' | 'aside' | 'line' | 'labelled' | 'action' | 'desktop';

/** Stacked on a phone: a grid instead of table boxes. Browsers drop a table's roles with its boxes, so they are said. */
const places = {
  title: 'grid-column: 1; grid-row: 1;',
  aside: 'grid-column: 2; grid-row: 1; justify-self: end;',
  line: 'grid-column: 1 / var(--beside, -1); font-size: 0.875rem;',
  labelled: 'grid-column: 1 / var(--beside, -1); font-size: 0.875rem;',
  action: 'grid-column: 2; grid-row: 2 / span 2; place-self: end;',
  desktop: 'display: none;',
} satisfies Record<Place, string>;

export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  ${media.phone} { display: block; }
`;
export const Head = styled.thead.attrs({ role: 'rowgroup' })`${media.phone} { ${hiddenVisually} }`;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`${media.phone} { display: block; }`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: 0.75rem 1rem;
  border-bottom: 1px solid ${t.color.lineStrong};
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  &:first-child { padding-left: 1.5rem; }
  &:last-child { padding-right: 1.5rem; }
`;

export const Label = styled.span`
  display: none;
  ${media.phone} { display: inline; margin-right: 0.375rem; color: ${t.color.ink3}; }
`;

export const Cell = styled.td.attrs<{ $place: Place; $digits: boolean }>(({ $place }) => ({
  role: 'cell',
  'data-place': $place,
}))`
  height: 52px;
  padding: 0.5rem 1rem;
  border-bottom: 1px solid ${t.color.line};
  vertical-align: middle;
  ${({ $digits }) => $digits && 'font-variant-numeric: tabular-nums;'}
  ${({ $place }) => $place === 'title' && 'font-weight: 650;'}
  ${({ $place }) => $place === 'action' && '> a, > button { display: inline-flex; align-items: center; min-height: 44px; white-space: nowrap; }'}
  &:first-child { padding-left: 1.5rem; }
  &:last-child { padding-right: 1.5rem; }
  ${media.phone} {
    display: block;
    height: auto;
    &, &:first-child, &:last-child { padding: 0; }
    border: 0;
    overflow-wrap: anywhere;
    color: ${({ $place }) => ($place === 'line' || $place === 'labelled' ? t.color.ink2 : 'inherit')};
    ${({ $place }) => places[$place]}
  }
`;

const hold = css`
  content: '';
  position: absolute;
  left: -7px;
  top: 50%;
  width: 14px;
  height: 18px;
  margin-top: -9px;
  border-radius: 42% 58% 52% 48% / 46% 44% 56% 54%;
  background: ${t.color.hold};
`;

// A stacked row carries it itself: its first cell may be one that leaves.
const waitingHold = css`
  position: relative;
  > :first-child::before { ${hold} }
  ${media.phone} {
    > :first-child::before { display: none; }
    &::before { ${hold} }
  }
`;

export const Line = styled.tr.attrs({ role: 'row' })<{ $waiting?: boolean }>`
  ${Body} &:hover { background: ${t.color.ground}; }
  ${Body} &:last-child td { border-bottom: 0; }
  ${({ $waiting }) => $waiting && waitingHold}
  ${media.phone} {
    /* Lines have the row's whole width, unless an action stands beside them. */
    &:has(> [data-place='action']) { --beside: 2; }
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 0.75rem;
    padding: 0.875rem 1rem;
    border-bottom: 1px solid ${t.color.line};
    &:last-child { border-bottom: 0; }
  }
`;
