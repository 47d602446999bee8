import type { NavEntry } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { Link } from '@foothold/shared/router';
import { Avatar, brandSurfaceStyle, Contours, Icon, Logo, LowDataSwitch, ThemeSelect, t } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { InstallEntry } from './InstallEntry';
import { NavItems } from './NavItems';
import { navRowStyle } from './navRowStyle';

interface SidebarProps {
  entries: readonly NavEntry[];
  /** The entries are shown but lead nowhere. */
  isLocked: boolean;
  identity: Identity;
  onLogoutIntent: () => void;
  onLogout: () => void;
}

/** The dashboard's navigation, the signed-in user and the logout button. */
export function Sidebar({ entries, isLocked, identity, onLogoutIntent, onLogout }: SidebarProps) {
  return (
    <Container>
      <Backdrop view="rail" />
      <HomeLink to="/">
        <Logo />
      </HomeLink>
      <nav aria-label="Main">
        <NavItems entries={entries} isLocked={isLocked} />
      </nav>
      <CurrentUser>
        <Avatar name={identity.name} logo={identity.logo} size={40} $tone="pine" />
        <span>
          <b>{identity.name}</b>
          <small>{roleLabels[identity.role]}</small>
        </span>
      </CurrentUser>
      <ThemeRow />
      <LowDataRow />
      {identity.role === 'student' && <InstallEntry />}
      <LogoutButton type="button" onPointerEnter={onLogoutIntent} onFocus={onLogoutIntent} onClick={onLogout}>
        <Icon icon={LogOut} />
        Logout
      </LogoutButton>
    </Container>
  );
}

const roleLabels: Record<Identity['role'], string> = { student: 'Candidate', organization: 'Company', admin: 'Admin' };

const Container = styled.div`
  ${brandSurfaceStyle}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 1.75rem 0 1.25rem;
  overflow: hidden auto;
`;
const Backdrop = styled(Contours)`
  inset: auto 0 0;
  height: 260px;
  opacity: 0.8;
  mask-image: linear-gradient(transparent, #000 35%, #000 50%, rgb(0 0 0 / 0.35) 80%);
`;
const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  align-self: start;
  min-height: ${t.width.tapTarget};
  margin: -0.375rem 1.5rem 1.875rem;
  color: ${t.color.onPine};
  text-decoration: none;
`;
const CurrentUser = styled.p`
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
// The chosen theme at the right, in line with the counts of the navigation.
const ThemeRow = styled(
  ThemeSelect,
)`${navRowStyle} flex: none; > :nth-child(3) { margin-left: auto; } &:hover { color: ${t.color.onPine}; background: ${t.color.pine2}; }`;
const LowDataRow = styled(
  LowDataSwitch,
)`${navRowStyle} flex: none; > :nth-child(3) { margin-left: auto; } &:hover { color: ${t.color.onPine}; background: ${t.color.pine2}; }`;
const LogoutButton = styled.button`${navRowStyle} flex: none; width: 100%; border: 0; background: none; cursor: pointer; text-align: left;`;
