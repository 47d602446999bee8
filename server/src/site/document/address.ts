import { canAccess, findBestMatch, matchesPattern } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import type { Release } from '../../platform/releases/registry';

/** What an address is to a visitor, and which release and page it needs first. */
export interface Address {
  kind: 'open' | 'locked' | 'missing';
  owner?: Release;
  page?: string;
}

const shellPages = ['/login', '/login/code', '/loader'];

/** Finds who answers an address: open to this visitor, locked because it is somebody else's, or nobody's. */
export function resolveAddress(areas: readonly Release[], pathname: string, identity: Identity | null): Address {
  const own = findBestMatch(shellPages, pathname);
  if (own) return { kind: 'open', page: own };
  const answering = areas
    .filter(({ record }) => record.paths.some((pattern) => matchesPattern(pattern, pathname)))
    .map((owner) => ({ owner, page: findBestMatch(Object.keys(owner.record.preload.pages), pathname) }));

  const open = answering.find(({ owner }) => canAccess(owner.record.access, identity));
  if (open?.page !== undefined) return { kind: 'open', owner: open.owner, page: open.page };
  if (answering.some(({ page }) => page !== undefined)) return { kind: 'locked' };
  return { kind: 'missing', owner: open?.owner };
}
