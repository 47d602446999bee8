import type { Access, AccessRole } from '@foothold/shared/contract';
import { fail } from './fail';
import type { User } from './route';

/** Fails with the reason when the caller may not use an endpoint with this access. */
export function checkAccess(access: Access, user: User | null): void {
  if (access === 'anyone') return;
  if (!user) fail('signed_out');
  const allowed: readonly AccessRole[] = typeof access === 'string' ? [access] : access;
  if (allowed.includes(user.who)) return;
  const forCompanies = allowed.includes('organization') || allowed.includes('pending');
  if (user.who === 'rejected' && forCompanies) failRejected(user);
  if (user.who === 'pending' && allowed.includes('organization')) fail('organization_unverified');
  fail('forbidden');
}

/** Fails with the reason for which a company was rejected or suspended. */
export const failRejected = ({ reason, suspended }: Pick<User, 'reason' | 'suspended'>): never =>
  fail('organization_rejected', undefined, { reason, ...(suspended && { sentence: 'Your company is suspended.' }) });
