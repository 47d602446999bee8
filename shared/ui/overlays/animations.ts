import { css, keyframes } from 'styled-components';
import { t } from '../theme/tokens';

const fadeKeyframes = keyframes`from { opacity: 0; }`;
const riseKeyframes = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** For the scrim behind a dialog. */
export const fadeAnimation = css`
  &[data-entering] { animation: ${fadeKeyframes} ${t.time.medium} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${fadeKeyframes} ${t.time.medium} ${t.time.easeIn} reverse both; }
`;

/** For dialogs and menus: fades in while moving up 8 px. A closing one ignores clicks. */
export const riseAnimation = css`
  &[data-entering] { animation: ${riseKeyframes} ${t.time.medium} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${riseKeyframes} ${t.time.medium} ${t.time.easeIn} reverse both; pointer-events: none; }
`;
