import type { AccessRole, Identity } from '../contract';
import type { AreaAccess } from './types';

/**
 * What an identity counts as where access is decided: a company that is not verified is `pending`, or `rejected`, and an
 * admin who has not proven themselves as far as they must is no `admin` yet.
 */
export function getAccessRole({ role, verified, verification_status, two_factor }: Identity): AccessRole {
  if (two_factor === 'code') return 'unproven';
  if (two_factor === 'setup') return 'unenrolled';
  if (role !== 'organization' || verified === 1) return role;
  return verification_status === 'rejected' ? 'rejected' : 'pending';
}

/** Whether somebody, or nobody (null), may open pages with this access. */
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
};

/** Where a person lands after logging in. For whom this page knows no landing, the splash asks the server. */
export const getHomePath = (identity: Identity): string => homePaths[getAccessRole(identity)] ?? '/loader';
