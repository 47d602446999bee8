import { DecisionBar, media } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The buttons of a decision. On a phone the first one, the usual choice, is at the right, within reach of the thumb. */
export const DecisionButtons = styled(DecisionBar)`
  grid-auto-flow: column;
  justify-content: start;
  margin-top: 1.5rem;
  ${media.phone} { justify-content: stretch; margin-top: 0; > :first-child { order: 1; } }
`;
