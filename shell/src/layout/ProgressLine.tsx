import { useNavigation } from '@foothold/shared/router';
import { media, t, useIsModuleAwaited } from '@foothold/shared/ui';
import styled, { keyframes } from 'styled-components';

interface ProgressLineProps {
  /** False while the first page loads, which its skeleton shows. */
  hasPage: boolean;
}

/** A thin line at the top while the next page, or a dialog that was asked for, loads. It appears after 150 ms, so that fast pages never show it. */
export function ProgressLine({ hasPage }: ProgressLineProps) {
  const isNavigating = useNavigation().state !== 'idle' && hasPage;
  const isModuleAwaited = useIsModuleAwaited();
  if (!isNavigating && !isModuleAwaited) return null;
  return <Line role="progressbar" aria-label={isNavigating ? 'Loading the page' : 'Loading'} />;
}

const progressKeyframes = keyframes`
  from { transform: scaleX(0); opacity: 1; }
  60% { transform: scaleX(0.7); }
  to { transform: scaleX(0.92); opacity: 1; }
`;
const Line = styled.div`
  position: fixed;
  z-index: 80;
  inset: 0 0 auto;
  height: 2px;
  background: ${t.color.accent};
  transform-origin: left;
  opacity: 0;
  animation: ${progressKeyframes} 4s 150ms ${t.time.easeOut} forwards;
  ${media.reducedMotion} { animation-duration: 0.01ms; }
`;
