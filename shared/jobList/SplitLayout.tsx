import { Columns, t } from '@foothold/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CardActions, CardDescription } from './JobCardLayout';
import { whenSplit } from './jobView';

interface SplitLayoutProps extends ComponentProps<typeof ListColumn> {
  /** The chosen job, in a `JobPane`. */
  pane: ReactNode;
}

/** The arrangement of the list and the chosen job, shared with the prerendered list. Not split, it is the list alone. */
export const SplitLayout = ({ pane, ...list }: SplitLayoutProps) => (
  <Sides>
    <ListColumn {...list} />
    {pane}
  </Sides>
);

const Sides = styled.div`
  ${whenSplit(css`
    display: grid;
    grid-template-columns: min(38%, 27rem) minmax(0, 1fr);
    gap: ${t.space[5]};
    align-items: start;
  `)}
`;

// A card says what tells one job from the others; the pane says the rest.
const ListColumn = styled.div`
  ${whenSplit(css`
    ${Columns} { grid-template-columns: minmax(0, 1fr); gap: ${t.space[3]}; }
    ${CardDescription}, ${CardActions} { display: none; }
    article { padding: 1rem 1.25rem; cursor: pointer; scroll-margin-block: 1rem; }
  `)}
`;

/** Stays in view beside the list, and scrolls by itself. */
export const JobPane = styled.section`
  /* In the prerendered list. */
  &:empty { display: none; }
  ${whenSplit(css`
    position: sticky;
    top: calc(1rem - 5px);
    margin: -5px;
    height: calc(100vh - 2rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    container-type: inline-size;
    @media print { position: static; height: auto; overflow: visible; }
    &:focus-visible { outline-offset: -3px; }
  `)}
`;
