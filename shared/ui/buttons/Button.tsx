import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { type ButtonStyleProps, buttonStyle, disabledStyle } from './buttonStyles';

export interface ButtonProps extends ButtonStyleProps, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
  iconEnd?: Glyph;
  /** While its work runs: same width and colour, not clickable, still focused. */
  busy?: boolean;
  /** What it reads meanwhile, such as 'Signing in...'. */
  busyLabel?: string;
}

/** Something to press. Submits only when told: `type="submit"`. */
export function Button({ children, icon, iconEnd, busy = false, busyLabel, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy button keeps its focus (a disabled one would lose it) and swallows the press, a form's Enter included.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <StyledButton
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {icon && <Icon icon={icon} />}
      {busyLabel === undefined ? children : <BusyAwareLabel idle={children} busyLabel={busyLabel} busy={busy} />}
      {iconEnd && <Icon icon={iconEnd} />}
    </StyledButton>
  );
}

/** Both wordings share one cell, so the width is the wider one's from the start. */
function BusyAwareLabel({ idle, busyLabel, busy }: { idle: ReactNode; busyLabel: string; busy: boolean }) {
  return (
    <LabelCell>
      <LabelText $shown={!busy}>{idle}</LabelText>
      <LabelText $shown={busy}>{busyLabel}</LabelText>
    </LabelCell>
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  &:disabled { ${disabledStyle} }
  &[aria-busy='true'] { cursor: progress; }
`;
const LabelCell = styled.span`display: inline-grid; place-items: center;`;
const LabelText = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
