import type { NavEntry } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { Link } from '@foothold/shared/router';
import { Avatar, Contours, Icon, Logo, onPine, t } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { NavItems } from './NavItems';
import { navRow } from './navRow';

interface SidebarProps {
  entries: readonly NavEntry[];
  /** Shows where one could go, but leads nowhere yet. */
  locked: boolean;
  identity: Identity;
  onNearLogout: () => void;
  onLogout: () => void;
}

/** Where one can go, who one is, and the way out. */
export function Sidebar({ entries, locked, identity, onNearLogout, onLogout }: SidebarProps) {
  return (
    <Wall>
      <Ground view="rail" />
      <Start to="/">
        <Logo />
      </Start>
      <nav aria-label="Main">
        <NavItems entries={entries} locked={locked} />
      </nav>
      <Me>
        <Avatar name={identity.name} logo={identity.logo} size={40} $tone="pine" />
        <span>
          <b>{identity.name}</b>
          <small>{identity.role === 'student' ? 'Candidate' : 'Company'}</small>
        </span>
      </Me>
      <Out type="button" onPointerEnter={onNearLogout} onFocus={onNearLogout} onClick={onLogout}>
        <Icon of={LogOut} />
        Logout
      </Out>
    </Wall>
  );
}

const Wall = styled.div`
  ${onPine}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 1.75rem 0 1.25rem;
  overflow: hidden auto;
`;
const Ground = styled(Contours)`
  inset: auto 0 0;
  height: 260px;
  opacity: 0.8;
  mask-image: linear-gradient(transparent, #000 35%, #000 50%, rgb(0 0 0 / 0.35) 80%);
`;
const Start = styled(Link)`
  align-self: start;
  margin: 0 1.5rem 2.25rem;
  color: ${t.color.onPine};
  text-decoration: none;
`;
const Me = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-top: auto;
  padding: 1rem 1.5rem 0.5rem;
  line-height: 1.3;
  font-size: ${t.size.text};
  > :last-child { min-width: 0; }
  b { display: block; font-weight: 650; overflow-wrap: anywhere; }
  small { color: ${t.color.onPine2}; font-size: ${t.size.small}; }
`;
const Out = styled.button`${navRow} flex: none; width: 100%; border: 0; background: none; cursor: pointer; text-align: left;`;
