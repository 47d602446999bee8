import styled, { css } from 'styled-components';
import { brandSurfaceStyle } from '../styles/GlobalStyle';
import { surfaceStyle } from '../styles/mixins';
import { media, type Space, t } from '../theme/tokens';

export interface Gap {
  $gap?: Space;
}

/** Children below each other. Use `as="form"` or `as="ul"` where needed. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => t.space[$gap]};
`;

/** Children side by side, wrapping where there is no room. */
export const Row = styled.div<Gap & { $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => t.space[$gap]};
  ${({ $between }) => $between && 'justify-content: space-between;'}
`;

/** Equal columns; one column on a narrow screen. `$cards`: as many as there is room for cards, three on a wide screen. */
export const Columns = styled.div<Gap & { $count?: 2 | 3; $cards?: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $count = 2 }) => $count}, minmax(0, 1fr));
  gap: ${({ $gap = 4 }) => t.space[$gap]};
  ${({ $cards }) => $cards && css`${media.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }`}
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

/** Children below each other; side by side on a wide screen, if there are several. */
export const WideColumns = styled(Stack)`
  ${media.wide} { grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); align-items: start; }
`;

/** Main content with a 296 px column beside it that stays in view; wider on a wide screen, below it on a narrow one. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 296px;
  gap: 2.5rem;
  align-items: start;
  > :last-child { position: sticky; top: 2.25rem; }
  ${media.wide} { grid-template-columns: minmax(0, 1fr) 22rem; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); > :last-child { position: static; } }
`;

/** Limits running text to 66 characters per line. */
export const ReadableWidth = styled.div`max-width: ${t.width.measure};`;

/** A bordered surface. */
export const Card = styled.article<{ $inactive?: boolean }>`
  ${surfaceStyle}
  padding: 1.25rem 1.5rem;
  transition: border-color ${t.time.fast} ${t.time.easeOut};
  ${({ $inactive }) => $inactive && `background: transparent; h2, h3 { color: ${t.color.ink3}; }`}
  ${media.phone} { padding: 1rem; }
`;

/** A dark green background; components inside use the light-on-dark colours. */
export const BrandSurface = styled.div`${brandSurfaceStyle} position: relative; overflow: hidden; isolation: isolate;`;

/** The decision buttons of a detail page: in the page on a desktop, in a bar at the bottom on a phone. */
export const DecisionBar = styled.div.attrs<{ 'data-bar'?: string }>({ 'data-bar': 'decision' })`
  display: grid;
  gap: 0.625rem;
  ${media.phone} {
    position: fixed;
    z-index: 5;
    container-type: inline-size;
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
