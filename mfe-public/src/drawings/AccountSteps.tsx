import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

const pebble = 'M-16-6C-14-15-2-17 8-14c10 3 13 10 9 18C13 12 2 14-8 12-16 10-18 2-16-6Z';
const places = [
  'translate(670 612) rotate(8) scale(1.15)',
  'translate(782 492) rotate(-20) scale(1.05)',
  'translate(890 330) rotate(30) scale(1.05)',
];

/** Three holds for the three steps of signing up; those behind are filled, the one in hand is bright. */
export function AccountSteps({ done }: { done: number }) {
  return (
    <Drawing viewBox="520 0 640 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Way d="M670 612C710 560 752 548 782 492c28-52 60-72 86-118 8-16 14-28 22-44" />
      {places.map((place, index) => (
        <Step
          key={place}
          d={pebble}
          transform={place}
          $state={index < done ? 'done' : index === done ? 'here' : 'ahead'}
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
const Way = styled.path`fill: none; stroke: ${t.color.onPine2}; stroke-width: 3; stroke-linecap: round; stroke-dasharray: 1 10;`;

const fills = { done: t.color.onPine, here: t.color.hold, ahead: t.color.pine };
const Step = styled.path<{ $state: keyof typeof fills }>`
  fill: ${({ $state }) => fills[$state]};
  stroke: ${({ $state }) => ($state === 'ahead' ? t.color.onPine2 : 'none')};
  stroke-width: 2.5;
`;
