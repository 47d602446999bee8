import { LogoutDialog } from '@foothold/shared/area';
import { useAccessRole } from '@foothold/shared/auth';
import { Link, NavLink, Outlet } from '@foothold/shared/router';
import { Button, Contours, hiddenVisually, Logo, media, onPine, t } from '@foothold/shared/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Bell } from './Bell';
import { Dock } from './Dock';
import { IdleGuard } from './idle/IdleGuard';
import { places } from './places';
import { ThemeButton } from './ThemeButton';
import { UrgeStrip } from './UrgeStrip';

export { enrolFirst } from './enrolFirst';

/** The admin's own frame: a bar at the top instead of the dashboard's sidebar. */
export function Component() {
  const [leaving, setLeaving] = useState<'no' | 'maybe' | 'asked'>('no');
  // Whoever must set up two-factor login first has nowhere else to go.
  const enrolling = useAccessRole() === 'unenrolled';
  const nearLogout = () => setLeaving((now) => (now === 'no' ? 'maybe' : now));

  return (
    <>
      <Bar>
        <Ground view="band" />
        <Inside>
          <Start to="/">
            <Logo />
          </Start>
          {!enrolling && (
            <Places aria-label="Admin">
              {places.map(({ to, label }) => (
                <Place key={to} to={to}>
                  {label}
                </Place>
              ))}
            </Places>
          )}
          <Tools>
            {!enrolling && <Bell />}
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
      <UrgeStrip />
      <Outlet />
      {!enrolling && <Dock />}
      <IdleGuard />
      {/* Its chunk is fetched when somebody comes near the button, not with the first page. */}
      {leaving !== 'no' && <LogoutDialog isOpen={leaving === 'asked'} onClose={() => setLeaving('maybe')} />}
    </>
  );
}

/** Where seven places and three tools are too much for one line as it is. */
const crowded = '@media (max-width: 1200px)';
const tight = '@media (min-width: 861px) and (max-width: 1040px)';

const Bar = styled.header`${onPine} position: relative; isolation: isolate; overflow: hidden;`;
const Ground = styled(Contours)`opacity: 0.75;`;
const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: 1.5rem;
  max-width: ${t.width.alone};
  min-height: 72px;
  margin: 0 auto;
  padding: 0 ${t.width.gutter};
  ${crowded} { gap: 1rem; }
  ${media.phone} { gap: 0.5rem; min-height: 60px; }
`;
const Start = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${t.width.tap};
  color: inherit;
  text-decoration: none;
  /* The mark stands for the name. */
  ${tight} { > span { gap: 0; font-size: 0; } }
`;
const Places = styled.nav`
  display: flex;
  gap: 0.25rem;
  align-self: stretch;
  ${crowded} { gap: 0; }
  ${media.phone} { display: none; }
`;
const Place = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  padding: 0 0.625rem;
  color: ${t.color.onPine2};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  ${crowded} { padding: 0 0.375rem; }
  ${media.narrow} { font-size: ${t.size.small}; }
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
  /* Where room is short the way out is an icon like the one beside it. */
  ${crowded} {
    gap: 0;
    > :last-child { width: 44px; padding: 0; border-color: transparent; }
    > :last-child > span { ${hiddenVisually} }
  }
`;
