import { Link, useLocation } from '@foothold/shared/router';
import { BottomSheet, Dock, dockEntryStyle, dockMarkerStyle, Icon, media, t } from '@foothold/shared/ui';
import { useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { isCurrent, useNavItems } from './navItems';

/** The bottom bar on a phone: the pages used most, and a menu with all of them. */
export function AdminDock() {
  const { key, pathname } = useLocation();
  const navItems = useNavItems();
  // The location key at which the menu was opened: every navigation changes the key and so closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const isInMenu = navItems.some((item) => !item.dock && isCurrent(item, pathname));
  return (
    <>
      <LayoutVariables />
      <Dock isMenuOpen={isOpen} onMenuOpen={() => setOpenAt(key)} isCurrentInMenu={isInMenu}>
        {navItems
          .filter(({ dock }) => dock)
          .map((item) => (
            <EntryLink key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
              <Icon icon={item.icon} />
              {item.label}
            </EntryLink>
          ))}
      </Dock>
      {openAt !== null && (
        <BottomSheet title="Menu" isOpen={isOpen} onClose={() => setOpenAt('')}>
          <nav aria-label="All pages">
            {navItems.map((item) => (
              <MenuLink key={item.to} to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
                <Icon icon={item.icon} />
                {item.label}
              </MenuLink>
            ))}
          </nav>
        </BottomSheet>
      )}
    </>
  );
}

// Toasts appear above the bar (--dock), and the padding keeps it from covering the end of a page.
const LayoutVariables = createGlobalStyle`
  ${media.phone} {
    :root { --dock: 64px; }
    body { padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
  }
`;
const EntryLink = styled(Link)`${dockEntryStyle}`;
const MenuLink = styled(Link)`
  position: relative;
  display: flex;
  gap: 0.875rem;
  align-items: center;
  min-height: 56px;
  color: ${t.color.ink};
  font-weight: 550;
  text-decoration: none;
  & + & { border-top: 1px solid ${t.color.line}; }
  &[aria-current] { font-weight: 700; }
  &[aria-current]::before { ${dockMarkerStyle} top: calc(50% - 8px); left: -1.0625rem; width: 10px; height: 16px; border-radius: 0 58% 52% 0; }
`;
