import type { NavEntry } from '@foothold/shared/boot';
import styled from 'styled-components';
import { NavEntryLink } from './NavEntryLink';
import { navRowStyle } from './navRowStyle';

interface NavItemsProps {
  entries: readonly NavEntry[];
  isLocked: boolean;
}

/** The sidebar's entries, as the areas declare them. Locked ones are text, not links. */
export function NavItems({ entries, isLocked }: NavItemsProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} surface="sidebar" isLocked={isLocked} />
        </li>
      ))}
    </ul>
  );
}

const EntryLink = styled(NavEntryLink)`${navRowStyle}`;
