import type { NavEntry } from '@foothold/shared/boot';
import { Dock, dockEntryStyle } from '@foothold/shared/ui';
import styled from 'styled-components';
import { MenuBadge } from './NavBadge';
import { NavEntryLink } from './NavEntryLink';

interface AppDockProps {
  entries: readonly NavEntry[];
  /** The entries are shown but lead nowhere. */
  isLocked: boolean;
  isMenuOpen: boolean;
  onMenuOpen: () => void;
}

/** The entries of the phone's bottom bar, as the areas declare them. */
export function AppDock({ entries, isLocked, isMenuOpen, onMenuOpen }: AppDockProps) {
  return (
    <Dock isMenuOpen={isMenuOpen} onMenuOpen={onMenuOpen} menuBadge={!isLocked && <MenuBadge entries={entries} />}>
      {entries
        .filter(({ dock }) => dock)
        .map((entry) => (
          <Shortcut key={entry.to} entry={entry} surface="dock" isLocked={isLocked} />
        ))}
    </Dock>
  );
}

const Shortcut = styled(NavEntryLink)`${dockEntryStyle}`;
