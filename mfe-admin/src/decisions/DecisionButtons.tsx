import { ActionFailure, DecisionBar, media } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface DecisionButtonsProps {
  /** Why the last try failed. */
  failure?: string | undefined;
  children: ReactNode;
}

/** The buttons of a decision. On a phone the first one, the usual choice, is at the right, within reach of the thumb. */
export const DecisionButtons = ({ failure, children }: DecisionButtonsProps) => (
  <>
    <Failure>{failure}</Failure>
    <Buttons>{children}</Buttons>
  </>
);

const Failure = styled(ActionFailure)`margin-top: 1.5rem;`;
const Buttons = styled(DecisionBar)`
  grid-auto-flow: column;
  justify-content: start;
  margin-top: 1.5rem;
  ${media.phone} { justify-content: stretch; margin-top: 0; > :first-child { order: 1; } }
`;
