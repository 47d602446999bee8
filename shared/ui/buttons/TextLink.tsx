import { Link } from '@foothold/shared/router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../drawings/Icon';
import { media, t } from '../theme/tokens';

const textLinkStyle = css`
  color: ${t.color.ink};
  font-weight: 600;
  text-decoration-line: underline;
  text-decoration-color: ${t.color.ink3};
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.2em;
  &:hover { text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; }
`;

/** A link in running text, within the site. */
export const TextLink = styled(Link)`${textLinkStyle}`;

/** The name of a card's subject as a link, styled like the text around it. */
export const NameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; text-underline-offset: 0.2em; }
`;

/** A text link to another site, or to an address outside the router. */
export const ExternalLink = styled.a`${textLinkStyle}`;

/** A button that looks like a text link: 'Clear all'. */
export const TextButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  min-height: 44px;
  padding: 0.5rem 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${textLinkStyle}
`;

interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode;
}

/** The link to the parent page, above a page's title. */
export function BackLink({ children, ...rest }: BackLinkProps) {
  return (
    <StyledBackLink {...rest}>
      <Icon icon={ArrowLeft} />
      {children}
    </StyledBackLink>
  );
}

const StyledBackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  margin: -0.75rem 0 0.5rem;
  color: ${t.color.ink2};
  font-weight: 600;
  text-decoration: none;
  &:hover { color: ${t.color.ink}; }
  ${media.print} { display: none; }
`;
