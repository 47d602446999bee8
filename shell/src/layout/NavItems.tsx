import type { NavEntry } from '@foothold/shared/boot';
import styled from 'styled-components';
import { NavBadge } from './NavBadge';
import { NavEntryLink } from './NavEntryLink';
import { NavIcon } from './NavIcon';
import { navRowStyle } from './navRowStyle';

interface NavItemsProps {
  entries: readonly NavEntry[];
  isLocked: boolean;
}

/** The sidebar's entries, as the areas declare them. Locked ones are text, not links. */
export function NavItems({ entries, isLocked }: NavItemsProps) {
  return (
    <ul>
      {entries.map(({ to, also, label, icon, unread, waiting }) => (
        <li key={to}>
          {isLocked ? (
            <LockedEntry role="link" aria-disabled="true">
              <NavIcon shapes={icon} />
              {label}
            </LockedEntry>
          ) : (
            <EntryLink to={to} also={also}>
              <NavIcon shapes={icon} />
              {label}
              <NavBadge entry={{ unread, waiting }} surface="sidebar" />
            </EntryLink>
          )}
        </li>
      ))}
    </ul>
  );
}

const EntryLink = styled(NavEntryLink)`${navRowStyle}`;
const LockedEntry = styled.span`${navRowStyle} opacity: 0.6; cursor: not-allowed;`;
