import { css } from 'styled-components';
import { media, t } from '../theme/tokens';

export const displayFontStyle = css`
  font-family: ${t.font.display};
  font-weight: 700;
  letter-spacing: -0.022em;
  line-height: 1.08;
  text-wrap: balance;
`;

/** For names of people and companies, and for money: the display font lacks ẹ, ọ, ṣ and ₦, which the system font has. */
export const nameFontStyle = css`
  font-family: ${t.font.body};
  font-weight: 700;
  letter-spacing: -0.012em;
`;

export const surfaceStyle = css`
  background: ${t.color.surface};
  border: 1px solid ${t.color.line};
  border-radius: ${t.radius.surface};
`;

export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const tabularNumbersStyle = css`font-variant-numeric: tabular-nums;`;

/** For a text link that stands alone: it can be pressed around its text, on a phone with a finger, and takes no more room. */
export const standaloneLinkStyle = css`
  display: inline-block;
  padding-block: 0.25rem;
  margin-block: -0.25rem;
  ${media.phone} { padding-block: 0.75rem; margin-block: -0.75rem; }
`;
