import type { NavEntry } from '@foothold/shared/boot';
import { NavLink } from '@foothold/shared/router';
import styled from 'styled-components';
import { NavIcon } from './NavIcon';
import { navRow } from './navRow';
import { Unread } from './Unread';

interface NavItemsProps {
  entries: readonly NavEntry[];
  locked: boolean;
}

/** The sidebar's entries, as the areas declare them. Locked ones are words, not links. */
export function NavItems({ entries, locked }: NavItemsProps) {
  return (
    <ul>
      {entries.map(({ to, label, icon, unread }) => (
        <li key={to}>
          {locked ? (
            <Greyed role="link" aria-disabled="true">
              <NavIcon shapes={icon} />
              {label}
            </Greyed>
          ) : (
            <Entry to={to}>
              <NavIcon shapes={icon} />
              {label}
              {unread && <Unread on="pine" />}
            </Entry>
          )}
        </li>
      ))}
    </ul>
  );
}

const Entry = styled(NavLink)`${navRow}`;
const Greyed = styled.span`${navRow} opacity: 0.6; cursor: not-allowed;`;
