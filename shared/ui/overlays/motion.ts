import { css, keyframes } from 'styled-components';
import { t } from '../tokens';

const fade = keyframes`from { opacity: 0; }`;
const up = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const slide = keyframes`from { transform: translateY(100%); }`;

/** Scrims fade. */
export const appear = css`
  &[data-entering] { animation: ${fade} ${t.time.step} ${t.time.out}; }
  &[data-exiting] { animation: ${fade} ${t.time.step} ${t.time.in} reverse; }
`;

/** Dialogs and menus fade and come up 8 px. */
export const rise = css`
  &[data-entering] { animation: ${up} ${t.time.step} ${t.time.out}; }
  &[data-exiting] { animation: ${up} ${t.time.step} ${t.time.in} reverse; }
`;

/** Sheets come from the edge. */
export const slideUp = css`
  &[data-entering] { animation: ${slide} ${t.time.travel} ${t.time.out}; }
  &[data-exiting] { animation: ${slide} ${t.time.travel} ${t.time.in} reverse; }
`;
