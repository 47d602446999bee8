import { Meta, media } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What keys do in a list. There is no keyboard on most devices without a pointer that hovers. */
export const KeyboardHint = styled(Meta)`
  ${media.print} { display: none; }
  @media (hover: none) { display: none; }
`;
