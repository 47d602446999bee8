import type { Access } from '@foothold/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { User } from './route';

/** What an admin's browser keeps is of no use to whoever comes after. The files ask again each time, so this is the second lock. */
export const clearCacheHeader = { 'clear-site-data': '"cache"' };

/** Whether a call that only admins make comes from somebody who is none, or none any more. */
export const isAdminCallByNonAdmin = (access: Access, user: User | null): boolean =>
  access !== 'anyone' && [access].flat().every((who) => adminAccess.has(who)) && user?.role !== 'admin';

const adminAccess = new Set(['admin', 'unenrolled', 'unproven', 'operator']);

/** Another site must not be able to empty a visitor's cache. */
export const isFromOwnPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin';
