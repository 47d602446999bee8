import { LogoutDialog } from '@foothold/shared/area';
import { readBoot } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { useLocation } from '@foothold/shared/router';
import { media, t } from '@foothold/shared/ui';
import { type ReactNode, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Dock } from './Dock';
import { NewsWire } from './NewsWire';
import { Sidebar } from './Sidebar';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';

interface FrameProps {
  identity: Identity;
  children: ReactNode;
}

/** The dashboard's frame: a sidebar, or on a phone a bar above, a bar below, and the sidebar behind a menu icon. */
export function Frame({ identity, children }: FrameProps) {
  const { nav } = readBoot();
  const { key } = useLocation();
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<'no' | 'maybe' | 'asked'>('no');
  const close = () => setMenuAt(null);
  const locked = identity.verified === 0;
  const sidebar = (
    <Sidebar
      entries={nav}
      locked={locked}
      identity={identity}
      onNearLogout={() => setLeaving((now) => (now === 'no' ? 'maybe' : now))}
      onLogout={() => {
        close();
        setLeaving('asked');
      }}
    />
  );

  return (
    <Columns>
      <DockRoom />
      {!locked && <NewsWire reader={identity.user_id} hasWork={nav.some(({ waiting }) => waiting)} />}
      <Rail aria-label="Sidebar">{sidebar}</Rail>
      <div>
        <TopBar name={identity.name} logo={identity.logo} />
        {children}
      </div>
      <Dock entries={nav} locked={locked} menuOpen={menuAt === key} onMenu={() => setMenuAt(key)} />
      {/* Open only at the address where it was opened: every navigation closes it. */}
      <SideMenu isOpen={menuAt === key} onClose={close}>
        {sidebar}
      </SideMenu>
      {/* Its chunk is fetched when somebody comes near the button, not with the first page. */}
      {leaving !== 'no' && <LogoutDialog isOpen={leaving === 'asked'} onClose={() => setLeaving('maybe')} />}
    </Columns>
  );
}

// Toasts stand above the bottom bar, and beside the sidebar.
const DockRoom = createGlobalStyle`
  :root { --rail-shown: ${t.width.rail}; }
  ${media.phone} { :root { --rail-shown: 0px; --dock: 64px; } }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: ${t.width.rail} minmax(0, 1fr);
  min-height: 100vh;
  ${media.phone} { display: block; padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
`;
const Rail = styled.aside`
  position: sticky;
  top: 0;
  height: 100vh;
  ${media.phone} { display: none; }
`;
