import styled from 'styled-components';
import { brandSurfaceStyle } from '../styles/GlobalStyle';
import { surfaceStyle } from '../styles/mixins';
import { media, type Space, t } from '../theme/tokens';

interface Gap {
  $gap?: Space;
}

/** One below the other. `as="form"`, `as="ul"` as it needs. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => t.space[$gap]};
`;

/** Side by side, wrapping as they fit. */
export const Row = styled.div<Gap & { $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => t.space[$gap]};
  ${({ $between }) => $between && 'justify-content: space-between;'}
`;

/** Columns of equal cards; one column where two do not fit. */
export const Columns = styled.div<Gap & { $count?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $count = 2 }) => $count}, minmax(0, 1fr));
  gap: ${({ $gap = 4 }) => t.space[$gap]};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** A sheet and a 296 px column that stays in view; below it where there is no room. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 296px;
  gap: 2.5rem;
  align-items: start;
  > :last-child { position: sticky; top: 2.25rem; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); > :last-child { position: static; } }
`;

/** Running text: 66 characters a line. */
export const ReadableWidth = styled.div`max-width: ${t.width.measure};`;

/** A wall: white, one hairline. */
export const Card = styled.article<{ $inactive?: boolean }>`
  ${surfaceStyle}
  padding: 1.25rem 1.5rem;
  transition: border-color ${t.time.fast} ${t.time.easeOut};
  ${({ $inactive }) => $inactive && `background: transparent; h2, h3 { color: ${t.color.ink3}; }`}
  ${media.phone} { padding: 1rem; }
`;

/** A pine ground: everything inside reads its light values. */
export const BrandSurface = styled.div`${brandSurfaceStyle} position: relative; overflow: hidden; isolation: isolate;`;

/** The decisions of a detail screen: in their place on a desktop, a bar at the bottom of a phone. */
export const DecisionBar = styled.div.attrs<{ 'data-bar'?: string }>({ 'data-bar': 'decision' })`
  display: grid;
  gap: 0.625rem;
  ${media.phone} {
    position: fixed;
    z-index: 5;
    inset: auto 0 0 0;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.75rem ${t.width.gutter} calc(0.75rem + env(safe-area-inset-bottom));
    background: ${t.color.surface};
    border-top: 1px solid ${t.color.line};
    > * { padding-inline: 0.5rem; font-size: ${t.size.text}; }
  }
`;
