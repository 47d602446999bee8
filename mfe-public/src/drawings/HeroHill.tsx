import { Contours, media, StepMarker, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/**
 * The hero's drawing: a hill in contour lines with four steps, one done, one current, two ahead. The film is placed over
 * the drawing; the labels are text above both. The script in film/ finds the shapes by their order.
 */
export function HeroHill({ film }: { film?: ReactNode }) {
  return (
    <Container>
      {film}
      <Drawing>
        <Contours view="hero" />
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Done d="M440 682C466 654 486 646 520 622 568 588 600 572 642 527" />
          <Ahead d="M642 527c38-44 56-80 98-127 46-52 106-92 162-150" />
          <Bright>
            <StepMarker x={520} y={622} rotation={10} state="done" />
          </Bright>
          <StepMarker x={642} y={527} rotation={-12} scale={1.35} state="here" />
          <StepMarker x={740} y={400} rotation={40} state="ahead" />
          <StepMarker x={902} y={250} state="ahead" />
          <Flag d="M902 240v-46l30 11-30 12" />
        </svg>
      </Drawing>
      <Labels
        viewBox={viewBox}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label="A hill in contour lines with four steps to its top: sign up, apply, interview, offer."
      >
        <Label x="552" y="636">
          Sign up
        </Label>
        <Label x="678" y="543" $here>
          Apply
        </Label>
        <Label x="772" y="416">
          Interview
        </Label>
        <Label x="934" y="270">
          Offer
        </Label>
      </Labels>
    </Container>
  );
}

/** 960 by 720 like the film, so that `slice` crops both alike. */
const viewBox = '300 0 960 720';

/** Height of the drawing below the text on phones. */
export const hillHeight = 'clamp(21rem, 75vw, 30rem)';

/** Fades the drawing and the film into the background. */
export const fadeEdge = css`
  mask-image: linear-gradient(90deg, transparent, #000 20%);
  ${media.phone} { mask-image: linear-gradient(transparent, #000 24%); }
`;

const Container = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  width: min(72%, 1000px);
  height: 100%;
  /* Beside large text there is no room for it. The container's rem, unlike that of a media query, is the size of the text. */
  @container (min-width: 861px) and (max-width: 52rem) { display: none; }
  ${media.phone} { top: auto; bottom: 0; width: 100%; height: ${hillHeight}; }
`;
const fullSize = css`position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%;`;
const Drawing = styled.div`
  ${fullSize}
  ${fadeEdge}
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  /* Strokes scale with the drawing, as those of the film do. */
  > :first-child path { vector-effect: none; stroke-width: 1.2; }
  > :first-child path:last-child { stroke-width: 2.2; }
  /* The film is added to the background's light: over the visible drawing everything would be twice as bright. */
  video[data-shown] ~ & { visibility: hidden; }
`;
const Labels = styled.svg`${fullSize}`;
const Done = styled.path`fill: none; stroke: ${t.color.onPine}; stroke-width: 3; stroke-linecap: round;`;
const Ahead = styled(Done)`stroke: ${t.color.onPine2}; stroke-dasharray: 1 10;`;
const Bright = styled.g`${t.vars.color.ink2}: ${t.color.onPine};`;
const Flag = styled.path`fill: ${t.color.onPine2}; stroke: ${t.color.onPine2}; stroke-width: 2.5; stroke-linejoin: round;`;
const Label = styled.text<{ $here?: boolean }>`
  font: ${({ $here }) => ($here ? 700 : 600)} 17px ${t.font.body};
  fill: ${({ $here }) => ($here ? t.color.onPine : t.color.onPine2)};
  /* The film highlights the steps one after the other. */
  video[data-shown] ~ * & { fill: ${t.color.onPine2}; }
  paint-order: stroke;
  stroke: ${t.color.pine};
  stroke-width: 6px;
  ${media.phone} { font-size: 22px; stroke-width: 8px; }
  @media (max-width: 560px) { font-size: 30px; stroke-width: 10px; }
`;
