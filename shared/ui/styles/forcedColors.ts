import { css } from 'styled-components';

/**
 * Under forced colours the browser paints every background alike. What a background alone says gets the system's own colours
 * for a selection: the current entry of a navigation, the chosen tab, page and filter.
 */
export const chosenInForcedColorsStyle = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

/** For a small shape that is a background: a marker or a line that says where one is. */
export const markInForcedColorsStyle = css`@media (forced-colors: active) { forced-color-adjust: none; background: Highlight; }`;
