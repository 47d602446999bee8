import { Link } from '@foothold/shared/router';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../Icon';
import { type ButtonLook, hold } from './tones';

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
  iconEnd?: Glyph;
}

/** A link that looks like a button: it goes somewhere in the app. */
export function LinkButton({ children, icon, iconEnd, ...rest }: LinkButtonProps) {
  return (
    <HoldLink {...rest}>
      {icon && <Icon of={icon} />}
      {children}
      {iconEnd && <Icon of={iconEnd} />}
    </HoldLink>
  );
}

interface OutButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
}

/** The same, to another site: a meeting, a chat group. Opens in a new tab. */
export function OutButton({ children, icon, ...rest }: OutButtonProps) {
  return (
    <HoldAnchor target="_blank" rel="noreferrer" {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </HoldAnchor>
  );
}

const HoldLink = styled(Link)<ButtonLook>`${hold}`;
const HoldAnchor = styled.a<ButtonLook>`${hold}`;
