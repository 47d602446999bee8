import { useIdentity } from '@foothold/shared/auth';
import { useLocation } from '@foothold/shared/router';
import { Icon, media, standaloneLinkStyle, TextLink, t } from '@foothold/shared/ui';
import { ShieldAlert } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../routes/paths';

/** Asks an admin without two-factor login to set it up, on every page except the one that does so. */
export function TwoFactorReminder() {
  const identity = useIdentity();
  const { pathname } = useLocation();
  if (identity?.two_factor !== 'off' || pathname === paths.security) return null;
  return (
    <Strip aria-label="Security of this account">
      <p>
        <Icon icon={ShieldAlert} small />
        <span>
          Only a password protects this account. <TextLink to={paths.security}>Set up two-factor login</TextLink>
        </span>
      </p>
    </Strip>
  );
}

const Strip = styled.aside`
  background: ${t.color.sunken};
  border-bottom: 1px solid ${t.color.line};
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  ${media.print} { display: none; }
  p {
    display: flex;
    gap: 0.625rem;
    align-items: baseline;
    max-width: ${t.width.page};
    margin: 0 auto;
    padding: 0.5rem ${t.width.gutter};
  }
  svg { flex: none; align-self: center; }
  a { ${standaloneLinkStyle} }
`;
