import { css, keyframes } from 'styled-components';
import { t } from '../theme/tokens';

const fadeKeyframes = keyframes`from { opacity: 0; }`;
const riseKeyframes = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** Scrims fade. */
export const fadeAnimation = css`
  &[data-entering] { animation: ${fadeKeyframes} ${t.time.medium} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${fadeKeyframes} ${t.time.medium} ${t.time.easeIn} reverse both; }
`;

/** Dialogs and menus fade and come up 8 px. One that leaves takes no second press. */
export const riseAnimation = css`
  &[data-entering] { animation: ${riseKeyframes} ${t.time.medium} ${t.time.easeOut}; }
  &[data-exiting] { animation: ${riseKeyframes} ${t.time.medium} ${t.time.easeIn} reverse both; pointer-events: none; }
`;
