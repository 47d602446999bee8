import styled from 'styled-components';
import { t } from '../theme/tokens';
import { useContourLines } from './contourLines';

/** Windows onto one hill; its top is at 870, 285. */
const views = {
  hero: '300 0 960 720',
  login: '520 0 640 820',
  rail: '560 160 500 524',
  band: '300 280 980 92',
  foot: '0 430 1280 300',
} as const;

export type ContourView = keyof typeof views;

/** The ground: contour lines on pine. Fills its positioned parent, behind what stands there. */
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

/** Lines that come after their page fade in; those that are there with it are there at once. */
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
