import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { type ButtonStyleProps, buttonStyle, disabledStyle } from './buttonStyles';

export interface ButtonProps extends ButtonStyleProps, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
  iconEnd?: Glyph;
  /** The action is running: the button keeps its width, colour and focus, but ignores clicks. */
  busy?: boolean;
  /** The label while it is busy, such as 'Signing in...'. */
  busyLabel?: string;
  /** Pressing it does not do what it says yet, but leads to what is missing: a button that is `disabled` could not. */
  unavailable?: boolean;
}

/** A button. Submits a form only with `type="submit"`. */
export function Button({
  children,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  unavailable,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not disabled, because a disabled button loses the focus. Preventing the click also prevents submission by Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <StyledButton
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      $unavailable={unavailable}
    >
      {icon && <Icon icon={icon} />}
      {busyLabel === undefined ? children : <BusyAwareLabel idle={children} busyLabel={busyLabel} busy={busy} />}
      {iconEnd && <Icon icon={iconEnd} />}
    </StyledButton>
  );
}

/** Both labels are in the same grid cell, so the button always has the width of the longer one. */
function BusyAwareLabel({ idle, busyLabel, busy }: { idle: ReactNode; busyLabel: string; busy: boolean }) {
  return (
    <LabelCell>
      <LabelText $shown={!busy}>{idle}</LabelText>
      <LabelText $shown={busy}>{busyLabel}</LabelText>
    </LabelCell>
  );
}

const StyledButton = styled.button<ButtonStyleProps & { $unavailable: boolean | undefined }>`
  ${buttonStyle}
  &:disabled { ${disabledStyle} }
  ${({ $unavailable }) => $unavailable && css`&:not([aria-busy='true']) { ${disabledStyle} &, &:hover { cursor: pointer; } }`}
  &[aria-busy='true'] { cursor: progress; }
`;
const LabelCell = styled.span`display: inline-grid; place-items: center;`;
const LabelText = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
