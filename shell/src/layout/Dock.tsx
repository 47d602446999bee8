import type { NavEntry } from '@foothold/shared/boot';
import { DockBar, dockEntryStyle, Icon } from '@foothold/shared/ui';
import { Menu } from 'lucide-react';
import styled from 'styled-components';
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
    <DockBar aria-label="Shortcuts">
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
    </DockBar>
  );
}

const Shortcut = styled(NavEntryLink)`${dockEntryStyle}`;
const LockedEntry = styled.span`${dockEntryStyle} opacity: 0.6; cursor: not-allowed;`;
const MenuButton = styled.button`${dockEntryStyle}`;
