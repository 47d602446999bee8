import { NavLink, useLocation } from '@foothold/shared/router';
import { BottomSheet, Icon, media, t } from '@foothold/shared/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { navItems } from './navItems';

/** The bottom bar on a phone: the pages used most, and a menu with all of them. */
export function Dock() {
  const { key, pathname } = useLocation();
  // The location key at which the menu was opened: every navigation changes the key and so closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const isInMenu = navItems.some(({ to, dock }) => !dock && pathname.startsWith(to));
  return (
    <>
      <LayoutVariables />
      <Bar aria-label="Shortcuts">
        {navItems
          .filter(({ dock }) => dock)
          .map(({ to, label, icon }) => (
            <EntryLink key={to} to={to}>
              <Icon icon={icon} />
              {label}
            </EntryLink>
          ))}
        <MenuButton
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          $current={isInMenu}
          onClick={() => setOpenAt(key)}
        >
          <Icon icon={Menu} />
          Menu
        </MenuButton>
      </Bar>
      {openAt !== null && (
        <BottomSheet title="Menu" isOpen={isOpen} onClose={() => setOpenAt('')}>
          <nav aria-label="All pages">
            {navItems.map(({ to, label, icon }) => (
              <MenuLink key={to} to={to}>
                <Icon icon={icon} />
                {label}
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
const Bar = styled.nav`
  display: none;
  ${media.phone} {
    position: fixed;
    z-index: 4;
    inset: auto 0 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    overflow: hidden;
    padding-bottom: env(safe-area-inset-bottom);
    background: ${t.color.surface};
    border-top: 1px solid ${t.color.line};
    body:has([data-bar='decision']) & { visibility: hidden; }
  }
`;
const currentMarkerStyle = css`
  content: '';
  position: absolute;
  top: -9px;
  width: 34px;
  height: 15px;
  background: ${t.color.accent};
  border-radius: 46% 54% 48% 52% / 58% 54% 46% 42%;
`;
const entryStyle = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1875rem;
  height: 64px;
  color: ${t.color.ink2};
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: none;
  &:focus-visible { outline-offset: -3px; }
`;
const EntryLink = styled(NavLink)`
  ${entryStyle}
  &[aria-current] { color: ${t.color.ink}; }
  &[aria-current]::before { ${currentMarkerStyle} }
`;
const MenuButton = styled.button<{ $current: boolean }>`
  ${entryStyle}
  border: 0;
  background: none;
  font-family: inherit;
  ${({ $current }) => $current && css`color: ${t.color.ink}; &::before { ${currentMarkerStyle} }`}
`;
const MenuLink = styled(NavLink)`
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
  &[aria-current]::before { ${currentMarkerStyle} top: calc(50% - 8px); left: -1.0625rem; width: 10px; height: 16px; border-radius: 0 58% 52% 0; }
`;
