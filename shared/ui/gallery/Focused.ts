import styled from 'styled-components';
import { t } from '../theme/tokens';

/** Shows what stands in it as if the keyboard were there. */
export const Focused = styled.div`
  :is(button, input) { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  input { outline-offset: -1px; border-color: ${t.color.focus}; }
`;
