import { useKeptSince } from '@foothold/shared/api';
import { LogoutDialog } from '@foothold/shared/area';
import { readBoot } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { media, t } from '@foothold/shared/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { AppDock } from './AppDock';
import { EventsSubscription } from './EventsSubscription';
import { Sidebar } from './Sidebar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { WithinAppLayoutProvider } from './withinAppLayout';

/** The key of the location that the browser shows: while a page is being rendered, its location is not the router's yet. */
const readLatestKey = () => (window.history.state as { key?: string } | null)?.key;

/** Few accounts need it, and only for a while. */
const AddressStrip = lazy(async () => ({ default: (await import('./AddressStrip')).AddressStrip }));

/** The page that registers the service worker loads it, so it is there without a connection. */
const OfflineNotice = lazy(async () => ({ default: (await import('./OfflineNotice')).OfflineNotice }));

interface AppLayoutProps {
  identity: Identity;
  children: ReactNode;
}

/** The layout of the dashboard: a sidebar, or on a phone a top bar, a bottom bar, and the sidebar behind a menu button. */
export function AppLayout({ identity, children }: AppLayoutProps) {
  const { nav } = readBoot();
  const { key, pathname } = useLocation();
  const keptSince = useKeptSince();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string | null>(null);
  const [logoutState, setLogoutState] = useState<'closed' | 'preloaded' | 'open'>('closed');
  const closeMenu = () => setMenuOpenedAt(null);
  const isLocked = identity.verified === 0 || identity.email_status === 'overdue';
  const sidebar = (
    <Sidebar
      entries={nav}
      isLocked={isLocked}
      identity={identity}
      onLogoutIntent={() => setLogoutState((now) => (now === 'closed' ? 'preloaded' : now))}
      onLogout={() => {
        closeMenu();
        setLogoutState('open');
      }}
    />
  );

  return (
    <Columns>
      <LayoutVariables />
      {!isLocked && (
        <EventsSubscription userId={identity.user_id} hasBadgeCounts={nav.some(({ waiting }) => waiting)} />
      )}
      <SidebarColumn aria-label="Sidebar">{sidebar}</SidebarColumn>
      <div>
        <TopBar name={identity.name} logo={identity.logo} />
        {identity.email_status === 'unconfirmed' && pathname !== '/confirm/address' && (
          <Suspense fallback={null}>
            <AddressStrip email={identity.email} />
          </Suspense>
        )}
        {keptSince !== null && (
          <Suspense fallback={null}>
            <OfflineNotice sentAt={keptSince} />
          </Suspense>
        )}
        <WithinAppLayoutProvider value={true}>{children}</WithinAppLayoutProvider>
      </div>
      <AppDock
        entries={nav}
        isLocked={isLocked}
        isMenuOpen={menuOpenedAt === key}
        onMenuOpen={() => setMenuOpenedAt(readLatestKey() ?? key)}
      />
      {/* Every navigation changes the location key and so closes the menu. */}
      <SideMenu isOpen={menuOpenedAt === key} onClose={closeMenu}>
        {sidebar}
      </SideMenu>
      {/* Its chunk is fetched when the button is hovered or focused, not with the first page. */}
      {logoutState !== 'closed' && (
        <LogoutDialog isOpen={logoutState === 'open'} onClose={() => setLogoutState('preloaded')} />
      )}
    </Columns>
  );
}

// Toasts are placed above the bottom bar and beside the sidebar.
const LayoutVariables = createGlobalStyle`
  :root { --rail-shown: ${t.width.sidebar}; }
  ${media.phone} { :root { --rail-shown: 0px; --dock: 64px; } }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: ${t.width.sidebar} minmax(0, 1fr);
  min-height: 100vh;
  ${media.phone} { display: block; padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
  @media print { display: block; padding-bottom: 0; }
`;
const SidebarColumn = styled.aside`
  position: sticky;
  top: 0;
  height: 100vh;
  ${media.phone} { display: none; }
`;
