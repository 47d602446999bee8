import { useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { brandSurfaceStyle, LinkButton, media, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';
import { Brand } from './Brand';
import { Container } from './Container';
import { type Anchor, PageAnchors, PageAnchorsButton } from './PageAnchors';

interface PublicHeaderProps {
  /** The sections of this page. */
  anchors?: readonly Anchor[];
  /** Placed over the first section instead of above it. */
  isOverlay?: boolean;
}

export function PublicHeader({ anchors, isOverlay = false }: PublicHeaderProps) {
  return (
    <Bar $over={isOverlay}>
      <Line>
        <Brand />
        {anchors ? <PageAnchors anchors={anchors} /> : <JobsLink to="/jobs">Jobs</JobsLink>}
        <AccountLinks isCrowded={anchors !== undefined} />
        {anchors && <PageAnchorsButton />}
      </Line>
    </Bar>
  );
}

/** Signed-in users get no Login link, because opening the login ends their session. */
function AccountLinks({ isCrowded }: { isCrowded: boolean }) {
  const isSignedIn = useIdentity() !== null;
  return (
    <Nav aria-label="Account" $isCrowded={isCrowded}>
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
// The menu button leaves little room on a phone. The links fit at 360 px in DejaVu Sans, the widest of the usual system
// fonts; below that Login is left out, and the first section offers it again. In em, because larger text needs more.
const crowded = css`
  ${media.phone} {
    > a:first-child:not(:last-child) { padding-inline: 0.625rem; }
    > a:last-child:not(:first-child) { padding-inline: 0.875rem; }
  }
  @media (max-width: 22.4em) { > a:first-child:not(:last-child) { display: none; } }
`;
const JobsLink = styled(Link)`
  padding: 0.75rem 0;
  color: ${t.color.ink2};
  font-weight: 550;
  text-decoration: none;
  &:hover { color: ${t.color.ink}; }
  ${media.phone} { margin-left: 0.75rem; }
  /* No room beside the account's links; the footer has it too. */
  @media (max-width: 26em) { display: none; }
`;
const Nav = styled.nav<{ $isCrowded: boolean }>`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  margin-left: auto;
  white-space: nowrap;
  > a:first-child:not(:last-child) { padding: 0.75rem 1rem; color: ${t.color.ink}; font-weight: 600; text-decoration: none; }
  ${media.phone} { gap: 0; > a:first-child:not(:last-child) { padding-inline: 0.75rem; } }
  ${({ $isCrowded }) => $isCrowded && crowded}
`;
