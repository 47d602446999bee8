import { NavLink } from '@foothold/shared/router';
import { Icon, media, t } from '@foothold/shared/ui';
import styled, { createGlobalStyle } from 'styled-components';
import { places } from './places';

/** The bottom bar of a phone. */
export function Dock() {
  return (
    <>
      <DockRoom />
      <Bar aria-label="Shortcuts">
        {places.map(({ to, label, icon }) => (
          <Place key={to} to={to}>
            <Icon of={icon} />
            {label}
          </Place>
        ))}
      </Bar>
    </>
  );
}

// Toasts stand above it, and a page's end is not hidden by it.
const DockRoom = createGlobalStyle`
  ${media.phone} {
    :root { --dock: 64px; }
    body { padding-bottom: calc(72px + env(safe-area-inset-bottom)); }
  }
`;
const Bar = styled.nav`
  display: none;
  ${media.phone} {
    position: fixed;
    z-index: 4;
    inset: auto 0 0;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    overflow: hidden;
    padding-bottom: env(safe-area-inset-bottom);
    background: ${t.color.wall};
    border-top: 1px solid ${t.color.line};
    body:has([data-bar='decision']) & { visibility: hidden; }
  }
`;
const Place = styled(NavLink)`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1875rem;
  height: 64px;
  color: ${t.color.ink2};
  font-size: 0.75rem;
  font-weight: 600;
  text-decoration: none;
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: ${t.color.ink}; }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -9px;
    width: 34px;
    height: 15px;
    background: ${t.color.hold};
    border-radius: 46% 54% 48% 52% / 58% 54% 46% 42%;
  }
`;
