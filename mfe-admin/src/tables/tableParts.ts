import { media, t, visuallyHiddenStyle } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';

export type PhonePlacement = 'title' | 'aside' | 'line' | 'labelled' | 'action' | 'below' | 'desktop';

/** On a phone a row is a grid. Browsers drop the table roles when `display` changes, so all parts set them explicitly. */
const phonePlacementStyles = {
  title: 'grid-column: 1; grid-row: 1;',
  aside: 'grid-column: 2; grid-row: 1; justify-self: end;',
  line: 'grid-column: 1 / var(--beside, -1); font-size: 0.875rem;',
  labelled: 'grid-column: 1 / var(--beside, -1); font-size: 0.875rem;',
  action: 'grid-column: 2; grid-row: 2 / span 2; place-self: end;',
  below: 'grid-column: 1 / -1; &, &:first-child, &:last-child { padding-top: 0.5rem; }',
  desktop: 'display: none;',
} satisfies Record<PhonePlacement, string>;

export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  ${media.phone} { display: block; }
`;
export const Head = styled.thead.attrs({ role: 'rowgroup' })`${media.phone} { ${visuallyHiddenStyle} }`;
export const Body = styled.tbody.attrs({ role: 'rowgroup' })`${media.phone} { display: block; }`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{
  $dense: boolean;
  $minWidth: string | undefined;
}>`
  ${({ $minWidth }) => $minWidth && `min-width: ${$minWidth};`}
  padding: ${({ $dense }) => ($dense ? '0.5rem 0.75rem' : '0.75rem 1rem')};
  border-bottom: 1px solid ${t.color.lineStrong};
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-weight: 600;
  text-align: left;
  white-space: nowrap;
  &:first-child { padding-left: 1.5rem; }
  &:last-child { padding-right: 1.5rem; }
`;

/** On a phone the headings are for screen readers alone: nobody would see that a link in them has the focus. */
export const PhoneHead = styled.span`
  display: none;
  ${media.phone} { display: inline; }
`;

export const Label = styled.span`
  display: none;
  ${media.phone} { display: inline; margin-right: 0.375rem; color: ${t.color.ink3}; }
`;

export const Cell = styled.td.attrs<{ $placement: PhonePlacement; $numeric: boolean; $dense: boolean }>(
  ({ $placement }) => ({
    role: 'cell',
    'data-place': $placement,
  }),
)`
  height: 52px;
  padding: 0.5rem 1rem;
  border-bottom: 1px solid ${t.color.line};
  vertical-align: middle;
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $dense, $numeric }) => $dense && $numeric && 'white-space: nowrap;'}
  ${({ $dense }) => $dense && `height: 44px; padding: 0.25rem 0.75rem; font-size: ${t.size.text}; line-height: 1.3;`}
  ${({ $placement }) => $placement === 'title' && 'font-weight: 650;'}
  ${({ $placement }) => $placement === 'action' && '> a, > button { display: inline-flex; align-items: center; min-height: 44px; white-space: nowrap; }'}
  &:first-child { padding-left: 1.5rem; }
  &:last-child { padding-right: 1.5rem; }
  ${media.phone} {
    display: block;
    height: auto;
    &, &:first-child, &:last-child { padding: 0; }
    border: 0;
    overflow-wrap: anywhere;
    color: ${({ $placement }) => ($placement === 'line' || $placement === 'labelled' ? t.color.ink2 : 'inherit')};
    ${({ $placement }) => phonePlacementStyles[$placement]}
  }
`;

const markerStyle = css`
  content: '';
  position: absolute;
  left: -7px;
  top: 50%;
  width: 14px;
  height: 18px;
  margin-top: -9px;
  border-radius: 42% 58% 52% 48% / 46% 44% 56% 54%;
  background: ${t.color.accent};
`;

// On a phone the marker belongs to the row, because the first cell may be hidden there.
const attentionStyle = css`
  position: relative;
  > :first-child::before { ${markerStyle} }
  ${media.phone} {
    > :first-child::before { display: none; }
    &::before { ${markerStyle} }
  }
`;

export const TableRow = styled.tr.attrs({ role: 'row' })<{ $needsAttention?: boolean }>`
  ${Body} &:hover { background: ${t.color.background}; }
  ${Body} &:last-child td { border-bottom: 0; }
  ${({ $needsAttention }) => $needsAttention && attentionStyle}
  ${media.phone} {
    /* Lines span the whole row unless there is an action beside them. */
    &:has(> [data-place='action']) { --beside: 2; }
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem 0.75rem;
    padding: 0.875rem 1rem;
    border-bottom: 1px solid ${t.color.line};
    &:last-child { border-bottom: 0; }
  }
`;
