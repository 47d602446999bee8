import type { Identity, Who } from '../contract';
import type { AreaAccess } from './types';

/** What an identity counts as where access is decided: a company that is not verified yet is `pending`. */
export function whoIs(identity: Identity): Who {
  return identity.role === 'organization' && identity.verified !== 1 ? 'pending' : identity.role;
}

/** Whether somebody, or nobody (null), may open pages with this access. */
export function admits(access: AreaAccess, identity: Identity | null): boolean {
  if (access === 'anyone') return true;
  return identity !== null && [access].flat().includes(whoIs(identity));
}

const landings: Partial<Record<Who, string>> = {
  student: '/dashboard/jobs',
  organization: '/dashboard/jobs',
  pending: '/unverified-company',
};

/** Where a person lands after logging in. For whom this page knows no landing, the splash asks the server. */
export const homeOf = (identity: Identity): string => landings[whoIs(identity)] ?? '/loader';
