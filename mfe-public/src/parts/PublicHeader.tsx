import { useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { LinkButton, media, onPine, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';
import { Brand } from './Brand';
import { type Anchor, AnchorsOpener, PageAnchors } from './PageAnchors';
import { Wrap } from './Wrap';

interface PublicHeaderProps {
  /** Sections of this page. */
  anchors?: readonly Anchor[];
  /** Lies over the page's first part instead of standing above it. */
  over?: boolean;
}

/** The top of every page that anybody may read. */
export function PublicHeader({ anchors, over = false }: PublicHeaderProps) {
  return (
    <Bar $over={over}>
      <Line>
        <Brand />
        {anchors && <PageAnchors anchors={anchors} />}
        <Acts isCrowded={anchors !== undefined} />
        {anchors && <AnchorsOpener />}
      </Line>
    </Bar>
  );
}

/** Whoever is signed in has no use for Login: it would sign them out. */
function Acts({ isCrowded }: { isCrowded: boolean }) {
  const known = useIdentity() !== null;
  return (
    <Ways aria-label="Account" $isCrowded={isCrowded}>
      {known ? (
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
    </Ways>
  );
}

const over = css`position: absolute; z-index: 2; inset: 0 0 auto; background: none;`;
const Bar = styled.header<{ $over: boolean }>`
  ${onPine}
  ${({ $over }) => $over && over}
`;
const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 2.25rem;
  padding-block: 1.25rem;
  ${media.phone} { gap: 0.25rem; padding-block: 0.75rem; }
`;
// The smallest phones have no room for three things beside the mark. Where it would be three, the page begins with a login.
const narrowest = css`@media (max-width: 351px) { > a:first-child:not(:last-child) { display: none; } }`;
const Ways = styled.nav<{ $isCrowded: boolean }>`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  margin-left: auto;
  white-space: nowrap;
  > a:first-child:not(:last-child) { padding: 0.75rem 1rem; color: ${t.color.ink}; font-weight: 600; text-decoration: none; }
  ${media.phone} { gap: 0; > a:first-child:not(:last-child) { padding-inline: 0.75rem; } }
  ${({ $isCrowded }) => $isCrowded && narrowest}
`;
