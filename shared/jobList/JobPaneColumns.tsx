import { Stack } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The parts of a chosen job: its text, and beside it or below what else there is. */
export const JobPaneColumns = styled(Stack).attrs({ $gap: 4 })`
  align-items: start;
  /* Room for a focus ring, which the pane would cut. */
  padding: 5px;
  @container (min-width: 54rem) { grid-template-columns: minmax(0, 1fr) 19rem; }
`;
