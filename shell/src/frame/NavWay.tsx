import { matchesPattern, type NavEntry } from '@foothold/shared/boot';
import { Link, useLocation } from '@foothold/shared/router';
import type { ReactNode } from 'react';

interface NavWayProps extends Pick<NavEntry, 'to' | 'also'> {
  className?: string;
  children: ReactNode;
}

/** The link of an entry. It is the current one on every page that belongs to it, wherever that page's address lies. */
export function NavWay({ to, also = [], ...rest }: NavWayProps) {
  const { pathname } = useLocation();
  const here = [`${to}/*`, ...also].some((pattern) => matchesPattern(pattern, pathname));
  return <Link to={to} aria-current={here ? 'page' : undefined} {...rest} />;
}
