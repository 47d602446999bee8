import { css, keyframes } from 'styled-components';
import { t } from '../tokens';

const fade = keyframes`from { opacity: 0; }`;
const up = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/** Scrims fade. */
export const appear = css`
  &[data-entering] { animation: ${fade} ${t.time.step} ${t.time.out}; }
  &[data-exiting] { animation: ${fade} ${t.time.step} ${t.time.in} reverse both; }
`;

/** Dialogs and menus fade and come up 8 px. One that leaves takes no second press. */
export const rise = css`
  &[data-entering] { animation: ${up} ${t.time.step} ${t.time.out}; }
  &[data-exiting] { animation: ${up} ${t.time.step} ${t.time.in} reverse both; pointer-events: none; }
`;
