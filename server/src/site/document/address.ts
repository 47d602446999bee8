import { canAccess, findBestMatch, matchesPattern } from '@foothold/shared/boot';
import { type AccessRole, adminRoles, type Identity } from '@foothold/shared/contract';
import type { Release } from '../../platform/releases/registry';

/** Whether a visitor may open an address, and which release and page it needs first. */
export interface Address {
  kind: 'open' | 'locked' | 'missing';
  owner?: Release;
  page?: string;
}

const shellPages = ['/login', '/login/code', '/loader'];

const adminAccess: readonly AccessRole[] = [...adminRoles, 'unenrolled'];

/** An area for admins alone is as unknown to everybody else as any other address. An admin may have to finish the login first. */
const isConcealed = ({ record: { access } }: Release, identity: Identity | null) =>
  identity?.role !== 'admin' && access !== 'anyone' && [access].flat().every((role) => adminAccess.includes(role));

/** Finds the area of an address: `open` to this visitor, `locked` when only other roles may open it, or `missing`. */
export function resolveAddress(areas: readonly Release[], pathname: string, identity: Identity | null): Address {
  const shellPage = findBestMatch(shellPages, pathname);
  if (shellPage) return { kind: 'open', page: shellPage };
  const candidates = areas
    .filter(({ record }) => record.paths.some((pattern) => matchesPattern(pattern, pathname)))
    .map((owner) => ({ owner, page: findBestMatch(Object.keys(owner.record.preload.pages), pathname) }));

  const open = candidates.find(({ owner }) => canAccess(owner.record.access, identity));
  if (open?.page !== undefined) return { kind: 'open', owner: open.owner, page: open.page };
  if (candidates.some(({ owner, page }) => page !== undefined && !isConcealed(owner, identity)))
    return { kind: 'locked' };
  return { kind: 'missing', owner: open?.owner };
}
