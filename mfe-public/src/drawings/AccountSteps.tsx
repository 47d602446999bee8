import { media, StepMarker, StepPath } from '@foothold/shared/ui';
import styled from 'styled-components';

const markers = [
  { x: 670, y: 612, rotation: 8, scale: 1.15 },
  { x: 782, y: 492, rotation: -20, scale: 1.05 },
  { x: 890, y: 330, rotation: 30, scale: 1.05 },
];

/** The three steps of signing up: completed ones are filled, the current one is highlighted. */
export function AccountSteps({ completedSteps }: { completedSteps: number }) {
  return (
    <Drawing viewBox="520 0 640 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Dots d="M670 612C710 560 752 548 782 492c28-52 60-72 86-118 8-16 14-28 22-44" />
      {markers.map((marker, index) => (
        <StepMarker
          key={marker.x}
          {...marker}
          state={index < completedSteps ? 'done' : index === completedSteps ? 'here' : 'ahead'}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  ${media.phone} { display: none; }
`;
const Dots = styled(StepPath)`stroke-width: 3; stroke-dasharray: 1 10;`;
