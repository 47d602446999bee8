import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

export const findPasswordHash = async (db: Db, user_id: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', user_id).executeTakeFirst())?.password_hash;

/** Resolves to false when the stored hash is no longer `before`. */
export async function replacePassword(
  tx: Tx,
  user_id: number,
  { before, password_hash }: { before: string; password_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash, updated_at: sql<string>`now()` })
    .where('id', '=', user_id)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Locks an account against a change of its password and against suspension until the transaction ends. Resolves to
 * undefined when the password is no longer `password_hash`.
 */
export const lockCredentials = (tx: Tx, { user_id, password_hash }: { user_id: number; password_hash: string }) =>
  tx
    .selectFrom('users')
    .select(['suspended_at', 'suspension_reason'])
    .where('id', '=', user_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();

/** Locks an account as `lockCredentials` does, whatever its password. */
export const lockAccount = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('users')
    .select(['suspended_at', 'suspension_reason'])
    .where('id', '=', user_id)
    .forShare()
    .executeTakeFirst();

/** Locks an account against logins and changes until the transaction ends. */
export const lockUser = (tx: Tx, user_id: number) =>
  tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().executeTakeFirstOrThrow();

export const updatePassword = (tx: Tx, user_id: number, password_hash: string) =>
  tx.updateTable('users').set({ password_hash, updated_at: sql<string>`now()` }).where('id', '=', user_id).execute();
