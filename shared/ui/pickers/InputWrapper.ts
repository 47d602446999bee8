import styled from 'styled-components';
import { t } from '../theme/tokens';

/** Places an icon or a button inside the right end of a control. */
export const InputWrapper = styled.div`
  position: relative;
  /* Long text is cut off instead of widening the form. */
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > input { padding-right: 3rem; text-overflow: ellipsis; }
  > svg { position: absolute; right: 0.875rem; top: 14px; color: ${t.color.ink2}; pointer-events: none; }
  > button:last-child:not(:first-child) { position: absolute; right: 2px; top: 2px; }
`;
