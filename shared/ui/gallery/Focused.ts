import styled from 'styled-components';
import { t } from '../theme/tokens';

/** Shows its content as if it had the keyboard focus. */
export const Focused = styled.div`
  :is(button, input) { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  input { outline-offset: -1px; border-color: ${t.color.focus}; }
`;
