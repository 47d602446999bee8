import styled from 'styled-components';
import { t } from '../theme/tokens';

/** A control with a mark inside its right end: an icon that only shows what it is, or a button of its own. */
export const InputWrapper = styled.div`
  position: relative;
  /* A long choice is cut, it does not widen the form. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > input { padding-right: 3rem; text-overflow: ellipsis; }
  > svg { position: absolute; right: 0.875rem; top: 14px; color: ${t.color.ink2}; pointer-events: none; }
  > button:last-child:not(:first-child) { position: absolute; right: 2px; top: 2px; }
`;
