import { css } from 'styled-components';
import { media, t } from '../theme/tokens';

/** The style of all text inputs. */
export const inputStyle = css`
  width: 100%;
  min-height: ${t.width.tapTarget};
  padding: 0.625rem 0.875rem;
  background: ${t.color.surface};
  border: 1.5px solid ${t.color.lineStrong};
  border-radius: ${t.radius.surface};
  &::placeholder { color: ${t.color.ink3}; opacity: 1; }
  &:hover { border-color: ${t.color.ink2}; }
  &:focus-visible { outline-offset: -1px; border-color: ${t.color.focus}; }
  &[aria-invalid='true'] { border-color: ${t.color.bad}; border-bottom-width: 3px; }
  &:read-only:not(select, button) { background: ${t.color.sunken}; border-style: dashed; }
  &:disabled { background: ${t.color.sunken}; border-color: ${t.color.line}; color: ${t.color.ink3}; cursor: not-allowed; ${media.forcedColors} { color: GrayText; } }
`;
