import { useIdentity } from '@foothold/shared/auth';
import { Link } from '@foothold/shared/router';
import { LinkButton, media, onPine, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';
import { Brand } from './Brand';
import { Wrap } from './Wrap';

interface PublicHeaderProps {
  /** Sections of this page. */
  anchors?: readonly { href: string; label: string }[];
  /** Lies over the page's first part instead of standing above it. */
  over?: boolean;
}

/** The top of every page that anybody may read. */
export function PublicHeader({ anchors = [], over = false }: PublicHeaderProps) {
  return (
    <Bar $over={over}>
      <Line>
        <Brand />
        {anchors.length > 0 && (
          <Anchors aria-label="Main">
            {anchors.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </Anchors>
        )}
        <Acts />
      </Line>
    </Bar>
  );
}

/** Whoever is signed in has no use for Login: it would sign them out. */
function Acts() {
  const known = useIdentity() !== null;
  return (
    <Ways aria-label="Account">
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
  ${media.phone} { gap: 0.5rem; padding-block: 0.75rem; }
`;
const Anchors = styled.nav`
  display: flex;
  gap: 1.75rem;
  margin-left: 1rem;
  a { padding: 0.75rem 0; color: ${t.color.ink2}; font-weight: 550; text-decoration: none; }
  a:hover { color: ${t.color.ink}; }
  ${media.phone} { display: none; }
`;
const Ways = styled.nav`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  margin-left: auto;
  > a:first-child:not(:last-child) { padding: 0.75rem 1rem; color: ${t.color.ink}; font-weight: 600; text-decoration: none; }
  ${media.phone} { gap: 0; > a:first-child:not(:last-child) { padding-inline: 0.875rem; } }
`;
