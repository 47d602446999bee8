import { NavLink, useLocation } from '@foothold/shared/router';
import { BottomSheet, Icon, media, t } from '@foothold/shared/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { places } from './places';

/** The bottom bar of a phone: where an admin goes most, and the menu that holds all of it. */
export function Dock() {
  const { key, pathname } = useLocation();
  // Open only at the address where it was opened: every navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const isBehind = places.some(({ to, dock }) => !dock && pathname.startsWith(to));
  return (
    <>
      <DockRoom />
      <Bar aria-label="Shortcuts">
        {places
          .filter(({ dock }) => dock)
          .map(({ to, label, icon }) => (
            <Place key={to} to={to}>
              <Icon of={icon} />
              {label}
            </Place>
          ))}
        <MenuButton
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          $here={isBehind}
          onClick={() => setOpenAt(key)}
        >
          <Icon of={Menu} />
          Menu
        </MenuButton>
      </Bar>
      {openAt !== null && (
        <BottomSheet title="Menu" isOpen={isOpen} onClose={() => setOpenAt('')}>
          <nav aria-label="All pages">
            {places.map(({ to, label, icon }) => (
              <Row key={to} to={to}>
                <Icon of={icon} />
                {label}
              </Row>
            ))}
          </nav>
        </BottomSheet>
      )}
    </>
  );
}

// Toasts stand above it, and a page's end is not hidden by it.
const DockRoom = createGlobalStyle`
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
    background: ${t.color.wall};
    border-top: 1px solid ${t.color.line};
    body:has([data-bar='decision']) & { visibility: hidden; }
  }
`;
const pebble = css`
  content: '';
  position: absolute;
  top: -9px;
  width: 34px;
  height: 15px;
  background: ${t.color.hold};
  border-radius: 46% 54% 48% 52% / 58% 54% 46% 42%;
`;
const entry = css`
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
const Place = styled(NavLink)`
  ${entry}
  &[aria-current] { color: ${t.color.ink}; }
  &[aria-current]::before { ${pebble} }
`;
const MenuButton = styled.button<{ $here: boolean }>`
  ${entry}
  border: 0;
  background: none;
  font-family: inherit;
  ${({ $here }) => $here && css`color: ${t.color.ink}; &::before { ${pebble} }`}
`;
const Row = styled(NavLink)`
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
  &[aria-current]::before { ${pebble} top: calc(50% - 8px); left: -1.0625rem; width: 10px; height: 16px; border-radius: 0 58% 52% 0; }
`;
