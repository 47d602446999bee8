import type { AccessRole, Identity } from '../contract';
import type { AreaAccess } from './types';

/**
 * The role that decides access: a company that is not verified is `pending` or `rejected`; an admin with a part of the
 * work alone is a `reviewer` or `release_manager`, and one whose two-factor login is incomplete is `unproven` or `unenrolled`; who has not confirmed their address in time is `unconfirmed` (see
 * AccessRole).
 */
export function getAccessRole(identity: Identity): AccessRole {
  const { role, verified, verification_status, two_factor, email_status, admin_role } = identity;
  if (two_factor === 'code') return 'unproven';
  if (two_factor === 'setup') return 'unenrolled';
  if (email_status === 'overdue') return 'unconfirmed';
  if (role === 'admin' && admin_role) return admin_role;
  if (role !== 'organization' || verified === 1) return role;
  return verification_status === 'rejected' ? 'rejected' : 'pending';
}

/** Whether this user, or a signed-out visitor (null), may open pages with this access. */
export function canAccess(access: AreaAccess, identity: Identity | null): boolean {
  if (access === 'anyone') return true;
  return identity !== null && [access].flat().includes(getAccessRole(identity));
}

const homePaths: Partial<Record<AccessRole, string>> = {
  student: '/dashboard/jobs',
  organization: '/dashboard/jobs',
  pending: '/unverified-company',
  rejected: '/unverified-company',
  unproven: '/login/code',
  unconfirmed: '/confirm/address',
};

/** The first page after a login. For the other roles the server decides: `/loader` asks it. */
export const getHomePath = (identity: Identity): string => homePaths[getAccessRole(identity)] ?? '/loader';
