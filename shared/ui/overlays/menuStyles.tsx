import { type ComponentProps, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled, { css } from 'styled-components';
import { media, milliseconds, t } from '../theme/tokens';
import { riseAnimation } from './animations';
import { useExitKey } from './useExitKey';

/** A popover. Without `isOpen` it follows the state of the react-aria picker around it. */
export function PopoverBox(props: ComponentProps<typeof Popover>) {
  const pickerState = useContext(OverlayTriggerStateContext);
  const exitKey = useExitKey(props.isOpen ?? pickerState?.isOpen ?? false, milliseconds.medium);
  return <Box key={exitKey} {...props} />;
}

const Box = styled(Popover)`
  min-width: 13rem;
  max-width: min(24rem, calc(100vw - 2rem));
  padding: 0.5rem;
  overflow-y: auto;
  background: ${t.color.surface};
  color: ${t.color.ink};
  border-radius: ${t.radius.surface};
  box-shadow: ${t.color.shadow};
  ${riseAnimation}
  ${media.print} { display: none; }
`;

export const List: typeof Menu = styled(Menu)`outline: none;` as unknown as typeof Menu;

export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 44px;
  padding: 0.375rem 0.75rem;
  border-radius: 22px;
  cursor: pointer;
  &[data-hovered], &[data-focused] { background: ${t.color.sunken}; ${media.forcedColors} { background: Highlight; color: HighlightText; } }
  &[data-focus-visible] { outline-offset: -3px; }
  &:focus:not([data-focus-visible]) { outline: none; }
`;
