import { matchesPattern, type NavEntry } from '@foothold/shared/boot';
import { Link, useLocation } from '@foothold/shared/router';
import styled from 'styled-components';
import { type BadgeSurface, NavBadge } from './NavBadge';
import { NavIcon } from './NavIcon';

interface NavEntryLinkProps {
  entry: NavEntry;
  surface: BadgeSurface;
  /** Text that leads nowhere instead of a link. */
  isLocked: boolean;
  /** From the styled components of the sidebar and of the bottom bar. */
  className?: string;
}

/** A navigation entry. It is current on all pages below `to` and on those that match a pattern of `also`. */
export function NavEntryLink({ entry, surface, isLocked, className }: NavEntryLinkProps) {
  const { to, also = [], label, icon } = entry;
  const { pathname } = useLocation();
  const isCurrent = [`${to}/*`, ...also].some((pattern) => matchesPattern(pattern, pathname));
  if (isLocked) {
    return (
      <LockedEntry role="link" aria-disabled="true" className={className}>
        <NavIcon shapes={icon} />
        {label}
      </LockedEntry>
    );
  }
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={className}>
      <NavIcon shapes={icon} />
      {label}
      <NavBadge entry={entry} surface={surface} />
    </Link>
  );
}

// Stronger than the style of the list that it is in.
const LockedEntry = styled.span`&& { opacity: 0.6; cursor: not-allowed; }`;
