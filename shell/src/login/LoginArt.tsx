import { Link } from '@foothold/shared/router';
import { brandSurfaceStyle, Contours, Logo, media, StepMarker, StepPath, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The illustrated side of the login: a path with one step done and two ahead. */
export function LoginArt() {
  return (
    <Art aria-label="Foothold">
      <Backdrop view="login" />
      <Steps viewBox="0 0 640 820" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <DottedPath d="M150 612C190 560 232 548 262 492c28-52 70-62 96-118 14-30 36-60 60-92" />
        <StepMarker x={150} y={612} rotation={8} scale={1.15} state="done" />
        <StepMarker x={262} y={492} rotation={-20} scale={1.05} state="ahead" />
        <StepMarker x={418} y={282} rotation={30} scale={1.05} state="ahead" />
      </Steps>
      <HomeLink to="/">
        <Logo />
      </HomeLink>
      <Tagline>One hold, then the next.</Tagline>
    </Art>
  );
}

const Art = styled.aside`
  ${brandSurfaceStyle}
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 1.75rem 2.5rem 2.5rem;
  ${media.phone} { order: -1; min-height: 168px; padding: 1rem ${t.width.gutter}; }
`;
const Backdrop = styled(Contours)`
  mask-image: linear-gradient(#000 80%, transparent 91%);
  ${media.phone} { mask-image: none; opacity: 0.8; }
`;
const Steps = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  ${media.phone} { display: none; }
`;
const DottedPath = styled(StepPath)`stroke-width: 3; stroke-dasharray: 1 10;`;
const HomeLink = styled(
  Link,
)`display: flex; align-items: center; align-self: start; min-height: 44px; color: inherit; text-decoration: none;`;
const Tagline = styled.p`
  max-width: 11em;
  font: 700 clamp(1.875rem, 1rem + 2.2vw, 2.875rem) / 1.02 ${t.font.display};
  letter-spacing: -0.03em;
  text-wrap: balance;
  ${media.phone} { font-size: ${t.space[5]}; }
`;
