import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../Icon';
import { type ButtonLook, hold, unavailable } from './tones';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
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
    <Hold type="button" {...rest} onClick={press} aria-busy={busy || undefined} aria-disabled={busy || undefined}>
      {icon && <Icon of={icon} />}
      {busyLabel === undefined ? children : <Words idle={children} working={busyLabel} busy={busy} />}
      {iconEnd && <Icon of={iconEnd} />}
    </Hold>
  );
}

/** Both wordings share one cell, so the width is the wider one's from the start. */
function Words({ idle, working, busy }: { idle: ReactNode; working: string; busy: boolean }) {
  return (
    <Cell>
      <Word $shown={!busy}>{idle}</Word>
      <Word $shown={busy}>{working}</Word>
    </Cell>
  );
}

const Hold = styled.button<ButtonLook>`
  ${hold}
  &:disabled { ${unavailable} }
  &[aria-busy='true'] { cursor: progress; }
`;
const Cell = styled.span`display: inline-grid; place-items: center;`;
const Word = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
`;
