import { LogoutDialog } from '@foothold/shared/area';
import { useAccessRole } from '@foothold/shared/auth';
import { Link, Outlet, useLocation } from '@foothold/shared/router';
import { BrandBar, Button, Contours, Logo, media, ThemeSelect, t, visuallyHiddenStyle } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PendingReviewsBell } from '../pendingReviews/PendingReviewsBell';
import { AdminDock } from './AdminDock';
import { IdleGuard } from './idle/IdleGuard';
import { isCurrent, useNavItems } from './navItems';
import { TwoFactorReminder } from './TwoFactorReminder';

/** The layout of the admin's pages: a bar at the top instead of the dashboard's sidebar. */
export function Component() {
  const [logoutState, setLogoutState] = useState<'closed' | 'preloaded' | 'open'>('closed');
  const { pathname } = useLocation();
  const role = useAccessRole();
  const navItems = useNavItems();
  const mustSetUpMfa = role === 'unenrolled';
  const preloadLogoutDialog = () => setLogoutState((now) => (now === 'closed' ? 'preloaded' : now));

  return (
    <>
      <BrandBar backdrop={<Backdrop view="band" />}>
        <HomeLink to="/">
          <Logo />
        </HomeLink>
        {!mustSetUpMfa && (
          <NavBar aria-label="Admin">
            {navItems.map((item) => (
              <NavBarLink key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
                {item.label}
              </NavBarLink>
            ))}
          </NavBar>
        )}
        <Tools>
          {!mustSetUpMfa && role !== 'release_manager' && <PendingReviewsBell />}
          <ThemeSelect isIconOnly />
          <Button
            $size="small"
            icon={LogOut}
            onPointerEnter={preloadLogoutDialog}
            onFocus={preloadLogoutDialog}
            onClick={() => setLogoutState('open')}
          >
            <span>Logout</span>
          </Button>
        </Tools>
      </BrandBar>
      <TwoFactorReminder />
      <Outlet />
      {!mustSetUpMfa && <AdminDock />}
      <IdleGuard />
      {/* Its chunk is fetched when the button is hovered or focused, not with the first page. */}
      {logoutState !== 'closed' && (
        <LogoutDialog isOpen={logoutState === 'open'} onClose={() => setLogoutState('preloaded')} />
      )}
    </>
  );
}

/** Widths at which nine links and three tools need tighter spacing to fit on one line. */
const crowdedMedia = '@media (max-width: 1360px)';
const tightMedia = '@media (min-width: 861px) and (max-width: 1040px)';

const Backdrop = styled(Contours)`opacity: 0.75;`;
const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${t.width.tapTarget};
  color: inherit;
  text-decoration: none;
  /* Only the logo's mark, without the name. */
  ${tightMedia} { > span { gap: 0; font-size: 0; } }
`;
const NavBar = styled.nav`
  display: flex;
  gap: 0.25rem;
  align-self: stretch;
  ${crowdedMedia} { gap: 0; }
  ${media.phone} { display: none; }
`;
const NavBarLink = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  padding: 0 0.625rem;
  color: ${t.color.onPine2};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  ${crowdedMedia} { padding: 0 0.375rem; }
  ${media.narrow} { font-size: ${t.size.small}; }
  &:hover { color: ${t.color.onPine}; }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: ${t.color.onPine}; font-weight: 650; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    bottom: -8px;
    left: calc(50% - 15px);
    width: 30px;
    height: 15px;
    background: ${t.color.accent};
    border-radius: 46% 54% 48% 52% / 58% 62% 46% 42%;
  }
`;
const Tools = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  margin-left: auto;
  border-radius: ${t.radius.pill};
  background: ${t.color.pine};
  > button, > label { color: ${t.color.onPine}; }
  > :is(button, label):hover { background: ${t.color.pine2}; }
  /* Logout becomes an icon button like the ones beside it. */
  ${crowdedMedia} {
    gap: 0;
    > :last-child { width: 44px; padding: 0; border-color: transparent; }
    > :last-child > span { ${visuallyHiddenStyle} }
  }
`;
