import { useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { brandSurfaceStyle, LinkButton, media, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';
import { Brand } from './Brand';
import { Container } from './Container';
import { PageAnchors, PageAnchorsButton } from './PageAnchors';

interface PublicHeaderProps {
  /** Placed over the first section instead of above it. */
  isOverlay?: boolean;
}

export const PublicHeader = ({ isOverlay = false }: PublicHeaderProps) => (
  <Bar $over={isOverlay}>
    <Line>
      <Brand />
      <PageAnchors />
      <AccountLinks />
      <PageAnchorsButton />
    </Line>
  </Bar>
);

/** Signed-in users get no Login link, because opening the login ends their session. */
function AccountLinks() {
  const isSignedIn = useIdentity() !== null;
  return (
    <Nav aria-label="Account">
      {isSignedIn ? (
        <LinkButton to="/loader" $size="small">
          Dashboard
        </LinkButton>
      ) : (
        <>
          <Link to="/login">Login</Link>
          <LinkButton to="/register" $size="small">
            Sign Up
          </LinkButton>
        </>
      )}
    </Nav>
  );
}

const overlay = css`position: absolute; z-index: 2; inset: 0 0 auto; background: none;`;
const Bar = styled.header<{ $over: boolean }>`
  ${brandSurfaceStyle}
  ${({ $over }) => $over && overlay}
`;
const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: 2.25rem;
  padding-block: 1.25rem;
  ${media.phone} { gap: 0.25rem; padding-block: 0.375rem; }
`;
// The menu button leaves little room on a phone: below 360 px Login is left out, and the footer has it too. In em, because
// larger text needs more.
const Nav = styled.nav`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  margin-left: auto;
  white-space: nowrap;
  > a:first-child:not(:last-child) { padding: 0.75rem 1rem; color: ${t.color.ink}; font-weight: 600; text-decoration: none; }
  ${media.phone} {
    gap: 0;
    min-width: 0;
    /* In a wide font, Sign Up takes two lines rather than more room than there is. */
    white-space: normal;
    > a:first-child:not(:last-child) { padding-inline: 0.625rem; }
    > a:last-child:not(:first-child) { padding-inline: 0.875rem; }
  }
  @media (max-width: 22.4em) { > a:first-child:not(:last-child) { display: none; } }
`;
