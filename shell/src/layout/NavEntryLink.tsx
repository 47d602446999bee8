import { matchesPattern, type NavEntry } from '@foothold/shared/boot';
import { Link, useLocation } from '@foothold/shared/router';
import type { ReactNode } from 'react';

interface NavEntryLinkProps extends Pick<NavEntry, 'to' | 'also'> {
  className?: string;
  children: ReactNode;
}

/** The link of a navigation entry. It is current on all pages below `to` and on those that match a pattern of `also`. */
export function NavEntryLink({ to, also = [], ...rest }: NavEntryLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = [`${to}/*`, ...also].some((pattern) => matchesPattern(pattern, pathname));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
