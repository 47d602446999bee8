import type { ReactNode } from 'react';
import styled from 'styled-components';
import { brandSurfaceStyle } from '../styles/GlobalStyle';
import { media, t } from '../theme/tokens';

interface BrandBarProps {
  /** The logo first. */
  children: ReactNode;
  /** Contours behind them. */
  backdrop?: ReactNode;
}

/** The bar at the top of an area with a layout of its own. The shell shows it too while the area loads, so that nothing moves. */
export const BrandBar = ({ children, backdrop }: BrandBarProps) => (
  <Bar>
    {backdrop}
    <Inner>{children}</Inner>
  </Bar>
);

const Bar = styled.header`${brandSurfaceStyle} position: relative; isolation: isolate; overflow: hidden;`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 1.5rem;
  max-width: ${t.width.page};
  min-height: 72px;
  margin: 0 auto;
  padding: 0 ${t.width.gutter};
  @media (max-width: 1200px) { gap: 1rem; }
  ${media.phone} { gap: 0.5rem; min-height: 60px; }
`;
