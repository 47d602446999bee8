import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../drawings/Icon';
import { media, t } from '../theme/tokens';

interface DockProps {
  /** The entries used most, in `dockEntryStyle`. */
  children: ReactNode;
  isMenuOpen: boolean;
  onMenuOpen: () => void;
  /** The current page is only in the menu. */
  isCurrentInMenu?: boolean;
  menuBadge?: ReactNode;
}

/** The bottom bar on a phone: the entries used most, and the button of the menu with all of them. Not shown on a desktop. */
export function Dock({ children, isMenuOpen, onMenuOpen, isCurrentInMenu = false, menuBadge }: DockProps) {
  return (
    <Bar aria-label="Shortcuts">
      {children}
      <MenuButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        $current={isCurrentInMenu}
        onClick={onMenuOpen}
      >
        <Icon icon={Menu} />
        Menu
        {menuBadge}
      </MenuButton>
    </Bar>
  );
}

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
    background: ${t.color.surface};
    border-top: 1px solid ${t.color.line};
    /* A decision bar covers this bar: hidden entries must not be focusable either. */
    body:has([data-bar='decision']) & { visibility: hidden; }
  }
`;

/** The content of the ::before element that marks the current entry. */
export const dockMarkerStyle = css`
  content: '';
  position: absolute;
  top: -9px;
  width: 34px;
  height: 15px;
  background: ${t.color.accent};
  border-radius: 46% 54% 48% 52% / 58% 54% 46% 42%;
`;

/** A link or a button in the bottom bar. */
export const dockEntryStyle = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1875rem;
  height: 64px;
  padding: 0;
  border: 0;
  background: none;
  color: ${t.color.ink2};
  /* Not larger than its width allows: the menu has the same entries in full size. */
  font-size: min(0.75rem, max(12px, 3.4vw));
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { color: ${t.color.ink}; }
  &[aria-current]::before { ${dockMarkerStyle} }
`;

// The button itself is not the current page, so it is marked without aria-current.
const MenuButton = styled.button<{ $current: boolean }>`
  ${dockEntryStyle}
  ${({ $current }) => $current && css`color: ${t.color.ink}; &::before { ${dockMarkerStyle} }`}
`;
