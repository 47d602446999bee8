import type { Access } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { User } from './route';

/** Drops what an admin's browser has cached. A second line of defense: these files are revalidated on each use anyway. */
export const clearCacheHeader = { 'clear-site-data': '"cache"' };

/** Whether a caller who is not (or no longer) an admin calls an endpoint for admins only. */
export const isAdminCallByNonAdmin = (access: Access, user: User | null): boolean =>
  access !== 'anyone' && [access].flat().every((who) => adminAccess.has(who)) && user?.role !== 'admin';

const adminAccess = new Set(['admin', 'unenrolled', 'unproven', 'operator']);

/** Other sites must not be able to clear a visitor's cache. */
export const isFromOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';
