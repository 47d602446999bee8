import { Contours, Hold, media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The hero's drawing: one step done, the next one bright, two ahead, on the hill that the whole product stands on. */
export function HeroHill() {
  return (
    <Place>
      <Contours view="hero" />
      <svg
        viewBox="300 0 980 720"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="A hill in contour lines with four steps to its top: sign up, apply, interview, offer."
      >
        <Done d="M440 682C466 654 486 646 520 622 568 588 600 572 642 527" />
        <Ahead d="M642 527c38-44 56-80 98-127 46-52 106-92 162-150" />
        <Hold x={520} y={622} turn={10} state="done" />
        <Hold x={642} y={527} turn={-12} scale={1.35} state="here" />
        <Hold x={740} y={400} turn={40} state="ahead" />
        <Hold x={902} y={250} state="ahead" />
        <Flag d="M902 240v-46l30 11-30 12" />
        <Word x="552" y="636">
          Sign up
        </Word>
        <Word x="678" y="543" $here>
          Apply
        </Word>
        <Word x="772" y="416">
          Interview
        </Word>
        <Word x="934" y="270">
          Offer
        </Word>
      </svg>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  z-index: -1;
  isolation: isolate;
  top: 0;
  right: 0;
  width: min(72%, 1000px);
  height: 100%;
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  > svg:first-child { mask-image: linear-gradient(90deg, transparent, #000 30%); }
  ${media.phone} {
    top: auto;
    bottom: 0;
    width: 100%;
    height: 21rem;
    > svg:first-child { mask-image: linear-gradient(transparent, #000 30%); }
  }
`;
const Done = styled.path`fill: none; stroke: ${t.color.onPine}; stroke-width: 3; stroke-linecap: round;`;
const Ahead = styled(Done)`stroke: ${t.color.onPine2}; stroke-dasharray: 1 10;`;
const Flag = styled.path`fill: ${t.color.onPine2}; stroke: ${t.color.onPine2}; stroke-width: 2.5; stroke-linejoin: round;`;
const Word = styled.text<{ $here?: boolean }>`
  font: ${({ $here }) => ($here ? 700 : 600)} 17px ${t.font.body};
  fill: ${({ $here }) => ($here ? t.color.onPine : t.color.onPine2)};
  paint-order: stroke;
  stroke: ${t.color.pine};
  stroke-width: 6px;
  ${media.phone} { font-size: 30px; stroke-width: 10px; }
`;
