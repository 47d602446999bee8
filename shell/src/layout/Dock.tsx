import type { NavEntry } from '@foothold/shared/boot';
import { Icon, media, t } from '@foothold/shared/ui';
import { Menu } from 'lucide-react';
import styled, { css } from 'styled-components';
import { NavBadge } from './NavBadge';
import { NavEntryLink } from './NavEntryLink';
import { NavIcon } from './NavIcon';

interface DockProps {
  entries: readonly NavEntry[];
  /** The entries are shown but lead nowhere. */
  isLocked: boolean;
  isMenuOpen: boolean;
  onMenuOpen: () => void;
}

/** The bottom bar on a phone: the entries used most, and the button of the menu with all of them. */
export function Dock({ entries, isLocked, isMenuOpen, onMenuOpen }: DockProps) {
  return (
    <Bar aria-label="Shortcuts">
      {entries
        .filter(({ dock }) => dock)
        .map(({ to, also, label, icon, unread, waiting }) =>
          isLocked ? (
            <LockedEntry key={to} role="link" aria-disabled="true">
              <NavIcon shapes={icon} />
              {label}
            </LockedEntry>
          ) : (
            <Shortcut key={to} to={to} also={also}>
              <NavIcon shapes={icon} />
              {label}
              <NavBadge entry={{ unread, waiting }} surface="dock" />
            </Shortcut>
          ),
        )}
      <MenuButton type="button" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={onMenuOpen}>
        <Icon icon={Menu} />
        Menu
        {/* The unread count of an entry that is not in the bar. */}
        {!isLocked && entries.some(({ unread, dock }) => unread && !dock) && (
          <NavBadge entry={{ unread: true }} surface="dock" />
        )}
      </MenuButton>
    </Bar>
  );
}

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
    /* A decision bar covers this bar: hidden entries must not be focusable either. */
    body:has([data-bar='decision']) & { visibility: hidden; }
  }
`;
const entryStyle = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1875rem;
  height: 64px;
  padding: 0;
  border: 0;
  background: none;
  color: ${t.color.ink2};
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: ${t.color.ink}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -9px;
    width: 34px;
    height: 15px;
    background: ${t.color.accent};
    border-radius: 46% 54% 48% 52% / 58% 54% 46% 42%;
  }
`;
const Shortcut = styled(NavEntryLink)`${entryStyle}`;
const LockedEntry = styled.span`${entryStyle} opacity: 0.6; cursor: not-allowed;`;
const MenuButton = styled.button`${entryStyle}`;
