import { type Access, type AccessRole, adminRoles, reviewerRoles } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import { fail } from './fail';
import type { User } from './route';

/** Fails with the reason when the caller may not use an endpoint with this access. */
export function checkAccess(access: Access, user: User | null): void {
  if (access === 'anyone') return;
  if (!user) fail('signed_out');
  const allowed: readonly AccessRole[] = typeof access === 'string' ? [access] : access;
  if (allowed.includes(user.who)) return;
  if (user.who === 'unconfirmed') fail('address_unconfirmed');
  const forCompanies = allowed.includes('organization') || allowed.includes('pending');
  if (user.who === 'rejected' && forCompanies) failRejected(user);
  if (user.who === 'pending' && allowed.includes('organization')) fail('organization_unverified');
  fail('forbidden');
}

/** Fails with the reason for which a company was rejected or suspended. */
export const failRejected = ({ reason, suspended }: Pick<User, 'reason' | 'suspended'>): never =>
  fail('organization_rejected', undefined, { reason, ...(suspended && { sentence: 'Your company is suspended.' }) });

/** Drops what an admin's browser has cached. A second line of defense: these files are revalidated on each use anyway. */
export const clearCacheHeader = { 'clear-site-data': '"cache"' };

/** Whether a caller who is not (or no longer) an admin calls an endpoint for admins only. */
export const isAdminCallByNonAdmin = (access: Access, user: User | null): boolean =>
  user?.role !== 'admin' && isForAdminsOnly(access);

/** Whether nobody but admins and their commands may call. */
export const isForAdminsOnly = (access: Access): boolean =>
  access !== 'anyone' && (Array.isArray(access) ? access : [access]).every((who) => adminAccess.has(who));

const adminAccess = new Set<AccessRole>([...adminRoles, 'unenrolled', 'unproven', 'operator', 'release_key']);

/** Whether somebody reviews companies, people and jobs, and so may read what others have there. Not before the whole login. */
export const isReviewer = (user: Pick<User, 'who'> | null): boolean => reviewerRoles.some((role) => role === user?.who);

/** Other sites must not be able to clear a visitor's cache. */
export const isFromOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';
