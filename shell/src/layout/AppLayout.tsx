import { LogoutDialog } from '@foothold/shared/area';
import { readBoot } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { media, t } from '@foothold/shared/ui';
import { type ReactNode, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Dock } from './Dock';
import { EventsSubscription } from './EventsSubscription';
import { Sidebar } from './Sidebar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

interface AppLayoutProps {
  identity: Identity;
  children: ReactNode;
}

/** The dashboard's frame: a sidebar, or on a phone a bar above, a bar below, and the sidebar behind a menu icon. */
export function AppLayout({ identity, children }: AppLayoutProps) {
  const { nav } = readBoot();
  const { key } = useLocation();
  const [menuOpenedAt, setMenuOpenedAt] = useState<string | null>(null);
  const [logoutState, setLogoutState] = useState<'closed' | 'preloaded' | 'open'>('closed');
  const close = () => setMenuOpenedAt(null);
  const isLocked = identity.verified === 0;
  const sidebar = (
    <Sidebar
      entries={nav}
      isLocked={isLocked}
      identity={identity}
      onLogoutIntent={() => setLogoutState((now) => (now === 'closed' ? 'preloaded' : now))}
      onLogout={() => {
        close();
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
        {children}
      </div>
      <Dock entries={nav} locked={isLocked} menuOpen={menuOpenedAt === key} onMenu={() => setMenuOpenedAt(key)} />
      {/* Open only at the address where it was opened: every navigation closes it. */}
      <SideMenu isOpen={menuOpenedAt === key} onClose={close}>
        {sidebar}
      </SideMenu>
      {/* Its chunk is fetched when somebody comes near the button, not with the first page. */}
      {logoutState !== 'closed' && (
        <LogoutDialog isOpen={logoutState === 'open'} onClose={() => setLogoutState('preloaded')} />
      )}
    </Columns>
  );
}

// Toasts stand above the bottom bar, and beside the sidebar.
const LayoutVariables = createGlobalStyle`
  :root { --rail-shown: ${t.width.sidebar}; }
  ${media.phone} { :root { --rail-shown: 0px; --dock: 64px; } }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: ${t.width.sidebar} minmax(0, 1fr);
  min-height: 100vh;
  ${media.phone} { display: block; padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
`;
const SidebarColumn = styled.aside`
  position: sticky;
  top: 0;
  height: 100vh;
  ${media.phone} { display: none; }
`;
