import type { NavEntry } from '@foothold/shared/boot';
import styled from 'styled-components';
import { Count } from './Count';
import { NavIcon } from './NavIcon';
import { NavWay } from './NavWay';
import { navRow } from './navRow';

interface NavItemsProps {
  entries: readonly NavEntry[];
  locked: boolean;
}

/** The sidebar's entries, as the areas declare them. Locked ones are words, not links. */
export function NavItems({ entries, locked }: NavItemsProps) {
  return (
    <ul>
      {entries.map(({ to, also, label, icon, unread, waiting }) => (
        <li key={to}>
          {locked ? (
            <Greyed role="link" aria-disabled="true">
              <NavIcon shapes={icon} />
              {label}
            </Greyed>
          ) : (
            <Entry to={to} also={also}>
              <NavIcon shapes={icon} />
              {label}
              <Count of={{ unread, waiting }} on="pine" />
            </Entry>
          )}
        </li>
      ))}
    </ul>
  );
}

const Entry = styled(NavWay)`${navRow}`;
const Greyed = styled.span`${navRow} opacity: 0.6; cursor: not-allowed;`;
