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
  container-type: inline-size;
  ${({ $over }) => $over && overlay}
`;
const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 2.25rem;
  padding-block: 1.25rem;
  ${media.phone} { flex-wrap: nowrap; gap: 0 0.25rem; padding-block: 0.375rem; }
  @container (width <= 17.5rem) { flex-wrap: wrap; }
`;
// The menu button leaves little room on a phone: below 360 px Login is left out, and the footer has it too. In rem, because
// larger text needs more. Where not even Sign Up has room beside the logo, both stand in a line of their own.
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
    /* In a very wide font, Sign Up takes two lines rather than more room than there is. */
    white-space: normal;
    > a:first-child:not(:last-child) { padding-inline: 0.5rem; }
    > a:last-child:not(:first-child) { padding-inline: 0.75rem; }
  }
  @container (17.5rem < width <= 22.4rem) { > a:first-child:not(:last-child) { display: none; } }
  @container (width <= 17.5rem) { order: 1; flex-basis: 100%; justify-content: end; white-space: nowrap; }
`;
