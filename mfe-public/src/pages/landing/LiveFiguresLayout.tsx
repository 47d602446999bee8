import { Meta, t, tabularNumbersStyle } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '../../layout/Container';

interface LiveFiguresLayoutProps {
  /** The day of the figures. */
  countedOn: ReactNode;
  children: ReactNode;
}

/** Figures from the database. Shared by the page and its prerendered template. */
export const LiveFiguresLayout = ({ countedOn, children }: LiveFiguresLayoutProps) => (
  <Live>
    <Figures>{children}</Figures>
    <Meta>{countedOn}</Meta>
  </Live>
);

const Live = styled(Container)`padding-block: ${t.space[6]};`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 3rem;
  margin-bottom: 0.75rem;
  > div { display: grid; }
  dt { order: 1; color: ${t.color.ink2}; }
  dd { ${tabularNumbersStyle} font: 700 ${t.size.section}/1.2 ${t.font.display}; }
`;
