import { Link } from '@foothold/shared/router';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { type Glyph, Icon } from '../drawings/Icon';
import { type ButtonStyleProps, buttonStyle } from './buttonStyles';

interface LinkButtonProps extends ButtonStyleProps, Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
  iconEnd?: Glyph;
}

/** A link within the site that looks like a button. */
export function LinkButton({ children, icon, iconEnd, ...rest }: LinkButtonProps) {
  return (
    <StyledLink {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </StyledLink>
  );
}

interface ExternalLinkButtonProps extends ButtonStyleProps, Omit<ComponentProps<'a'>, 'children'> {
  children: ReactNode;
  icon?: Glyph;
}

/** A link to another site that looks like a button. Opens in a new tab. */
export function ExternalLinkButton({ children, icon, ...rest }: ExternalLinkButtonProps) {
  return (
    <StyledAnchor target="_blank" rel="noreferrer" {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </StyledAnchor>
  );
}

const StyledLink = styled(Link)<ButtonStyleProps>`${buttonStyle}`;
const StyledAnchor = styled.a<ButtonStyleProps>`${buttonStyle}`;
