import { media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** Two columns of short fields; one column on a phone. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${t.space[5]};
  align-items: start;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
