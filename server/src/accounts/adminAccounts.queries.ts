import type { LimitedAdminRole } from '@foothold/shared/contract';
import type { Tx } from '../platform/db';

export const lockAdmin = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'admin_role'])
    .where('email', '=', email)
    .where('role', '=', 'admin')
    .forUpdate()
    .executeTakeFirst();

export const updateAdminRole = (tx: Tx, id: number, admin_role: LimitedAdminRole | null) =>
  tx.updateTable('users').set({ admin_role }).where('id', '=', id).execute();

/** Everybody who manages releases. */
export const listReleaseManagers = (tx: Tx) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where((eb) => eb.or([eb('admin_role', 'is', null), eb('admin_role', '=', 'release_manager')]))
    .orderBy('id')
    .execute();
