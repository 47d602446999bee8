import { LogoutDialog } from '@foothold/shared/area';
import { Link, NavLink, Outlet } from '@foothold/shared/router';
import { Button, Contours, hiddenVisually, Logo, media, onPine, t } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Dock } from './Dock';
import { places } from './places';
import { ThemeButton } from './ThemeButton';

/** The admin's own frame: a bar at the top instead of the dashboard's sidebar. */
export function Component() {
  const [leaving, setLeaving] = useState<'no' | 'maybe' | 'asked'>('no');
  const nearLogout = () => setLeaving((now) => (now === 'no' ? 'maybe' : now));

  return (
    <>
      <Bar>
        <Ground view="band" />
        <Inside>
          <Start to="/">
            <Logo />
          </Start>
          <Places aria-label="Admin">
            {places.map(({ to, label }) => (
              <Place key={to} to={to}>
                {label}
              </Place>
            ))}
          </Places>
          <Tools>
            <ThemeButton />
            <Button
              $size="small"
              icon={LogOut}
              onPointerEnter={nearLogout}
              onFocus={nearLogout}
              onClick={() => setLeaving('asked')}
            >
              <span>Logout</span>
            </Button>
          </Tools>
        </Inside>
      </Bar>
      <Outlet />
      <Dock />
      {/* Its chunk is fetched when somebody comes near the button, not with the first page. */}
      {leaving !== 'no' && <LogoutDialog isOpen={leaving === 'asked'} onClose={() => setLeaving('maybe')} />}
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
  ${media.phone} { gap: 0.5rem; min-height: 60px; }
`;
const Start = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${t.width.tap};
  color: inherit;
  text-decoration: none;
`;
const Places = styled.nav`
  display: flex;
  gap: 0.25rem;
  align-self: stretch;
  ${media.phone} { display: none; }
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
const Tools = styled.div`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  margin-left: auto;
  border-radius: ${t.radius.pill};
  background: ${t.color.pine};
  > button { color: ${t.color.onPine}; }
  > button:hover { background: ${t.color.pine2}; }
  /* On a phone the way out is an icon like the one beside it. */
  ${media.phone} {
    gap: 0;
    > :last-child { width: 44px; padding: 0; border-color: transparent; }
    > :last-child > span { ${hiddenVisually} }
  }
`;
