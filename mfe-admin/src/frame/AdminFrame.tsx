import { LogoutDialog } from '@foothold/shared/area';
import { Link, NavLink, Outlet } from '@foothold/shared/router';
import { Button, Contours, Logo, media, onPine, t } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

/** The admin's own frame: a bar at the top instead of the dashboard's sidebar. */
export function Component() {
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Bar>
        <Ground view="band" />
        <Inside>
          <Start to="/">
            <Logo />
          </Start>
          <Places aria-label="Admin">
            <Place to="/admindashboard">Dashboard</Place>
          </Places>
          <Button $size="small" icon={LogOut} onClick={() => setLeaving(true)}>
            Logout
          </Button>
        </Inside>
      </Bar>
      <Outlet />
      {leaving && <LogoutDialog isOpen onClose={() => setLeaving(false)} />}
    </>
  );
}

const Bar = styled.header`${onPine} position: relative; isolation: isolate; overflow: hidden;`;
const Ground = styled(Contours)`opacity: 0.75;`;
const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: 2.25rem;
  max-width: ${t.width.alone};
  min-height: 72px;
  margin: 0 auto;
  padding: 0 ${t.width.gutter};
  ${media.phone} { gap: 0.75rem; min-height: 60px; }
`;
const Start = styled(Link)`color: inherit; text-decoration: none;`;
const Places = styled.nav`
  display: flex;
  align-self: stretch;
  margin-right: auto;
  ${media.phone} { visibility: hidden; width: 0; }
`;
const Place = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  padding: 0 0.875rem;
  color: ${t.color.onPine2};
  font-weight: 550;
  text-decoration: none;
  &:hover { color: ${t.color.onPine}; }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: ${t.color.onPine}; font-weight: 650; }
  &[aria-current]::after {
    content: '';
    position: absolute;
    bottom: -8px;
    left: calc(50% - 15px);
    width: 30px;
    height: 15px;
    background: ${t.color.hold};
    border-radius: 46% 54% 48% 52% / 58% 62% 46% 42%;
  }
`;
