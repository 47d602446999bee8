import styled from 'styled-components';
import { t } from '../theme/tokens';
import { useContourLines } from './contourLines';

/** View boxes that show different parts of the same drawing, whose summit is at 870, 285. */
const views = {
  hero: '300 0 960 720',
  login: '520 0 640 820',
  rail: '560 160 500 524',
  band: '300 280 980 92',
  foot: '0 430 1280 300',
} as const;

export type ContourView = keyof typeof views;

/** A backdrop of contour lines. Fills its positioned parent, behind the content. */
export function Contours({ view, className }: { view: ContourView; className?: string }) {
  const lines = useContourLines();
  return (
    <Drawing className={className} viewBox={views[view]} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <FadeIn $visible={lines !== undefined}>
        <path d={lines?.fine} vectorEffect="non-scaling-stroke" />
        <path d={lines?.index} vectorEffect="non-scaling-stroke" strokeWidth="2" />
      </FadeIn>
    </Drawing>
  );
}

/** Fades in lines that load after the page; lines that are there from the start appear without a transition. */
export const FadeIn = styled.g<{ $visible: boolean }>`
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  transition: opacity ${t.time.slow} ${t.time.easeOut};
`;
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${t.color.pineLine};
  stroke-width: 1;
  pointer-events: none;
`;
