import { useIdentity } from '@foothold/shared/auth';
import { readBoot } from '@foothold/shared/boot';
import { Link } from '@foothold/shared/router';
import { BrandSurface, Contours, LowDataSwitch, media, ThemeSelect, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Support, SupportLink } from '../components/Support';
import { listShareLinks } from '../components/siteLinks';
import { Brand } from './Brand';
import { Container } from './Container';

export function PublicFooter() {
  const isSignedIn = useIdentity() !== null;
  return (
    <BrandSurface as="footer">
      <Contours view="foot" />
      <Sides>
        <div>
          <Brand />
          <p>A first foothold in a career.</p>
          <Support>
            <p>
              <SupportLink />
            </p>
          </Support>
          <Theme />
          <LowData />
        </div>
        <SocialLinks />
        <nav aria-label="Foothold">
          <ListHeading>Foothold</ListHeading>
          <ul>
            <FooterLink to="/jobs" label="Jobs" />
            <FooterLink to="/terms" label="Terms" />
            <FooterLink to="/privacy" label="Privacy" />
            {!isSignedIn && <FooterLink to="/login" label="Login" />}
            {!isSignedIn && <FooterLink to="/register" label="Sign Up" />}
          </ul>
        </nav>
      </Sides>
    </BrandSurface>
  );
}

/** Our social accounts when some are configured, otherwise links for sharing the site. */
function SocialLinks() {
  const { social } = readBoot().links;
  const hasAccounts = social.length > 0;
  return (
    <nav aria-label="Social">
      <ListHeading>{hasAccounts ? 'Follow us' : 'Tell a friend'}</ListHeading>
      <ul>
        {(hasAccounts ? social : listShareLinks()).map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to}>{label}</Link>
    </li>
  );
}

const Theme = styled(
  ThemeSelect,
)`width: max-content; margin-top: 0.5rem; color: ${t.color.ink2}; &:hover { color: ${t.color.ink}; }`;
const LowData = styled(
  LowDataSwitch,
)`width: max-content; max-width: 100%; color: ${t.color.ink2}; &:hover { color: ${t.color.ink}; } > :nth-child(3) { min-width: 2em; }`;
const ListHeading = styled.p`font-weight: 600; font-size: ${t.size.text};`;
const Sides = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto auto;
  gap: 2rem 5rem;
  padding-block: 3.5rem 4.5rem;
  p { color: ${t.color.ink2}; overflow-wrap: anywhere; }
  > div > p { margin-top: 0.875rem; max-width: 22em; }
  ul { display: grid; gap: 0.125rem; }
  li a { display: inline-block; padding: 0.375rem 0; color: ${t.color.ink}; text-decoration: none; }
  li a:hover { text-decoration: underline; }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2rem;
    > div { grid-column: 1 / -1; }
    li a { padding-block: 0.625rem; }
  }
`;
