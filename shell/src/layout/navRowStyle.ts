import { t } from '@foothold/shared/ui';
import { css } from 'styled-components';

/** A row of the sidebar. The rounded marker at the left edge shows the current page. */
export const navRowStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: ${t.width.tapTarget};
  padding: 0 24px;
  color: ${t.color.onPine2};
  font-weight: 550;
  text-decoration: none;
  &:focus-visible { outline-offset: -3px; }
  &:is(a, button):hover { color: ${t.color.onPine}; background: ${t.color.pine2}; }
  &[aria-current] {
    color: ${t.color.onPine};
    font-weight: 650;
    background: linear-gradient(90deg, ${t.color.pine2} 72%, transparent);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    left: -9px;
    top: 12px;
    width: 17px;
    height: 24px;
    background: ${t.color.accent};
    border-radius: 42% 58% 52% 48% / 46% 44% 56% 54%;
  }
`;
