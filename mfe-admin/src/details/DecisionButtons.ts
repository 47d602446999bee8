import { DecisionBar, media } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What can be decided here. On a phone the next move is under the right thumb. */
export const DecisionButtons = styled(DecisionBar)`
  grid-auto-flow: column;
  justify-content: start;
  margin-top: 1.5rem;
  ${media.phone} { justify-content: stretch; margin-top: 0; > :first-child { order: 1; } }
`;
