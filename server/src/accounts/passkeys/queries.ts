import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '../../platform/db';

/** The name by which authenticators know an account: the given one, unless it has one already. */
export const claimHandle = async (db: Db, user_id: number, handle: string): Promise<string> =>
  (
    await db
      .updateTable('users')
      .set({ passkey_handle: sql<string>`coalesce(passkey_handle, ${handle})` })
      .where('id', '=', user_id)
      .returning(sql<string>`passkey_handle`.as('handle'))
      .executeTakeFirstOrThrow()
  ).handle;

const publicColumns = ['id', 'name', 'is_synced', 'created_at', 'last_used_at'] as const;

export const listPasskeys = (db: Db, user_id: number) =>
  db.selectFrom('passkeys').select(publicColumns).where('user_id', '=', user_id).orderBy('id', 'desc').execute();

/** What a browser is told of the passkeys of an account. */
export const listCredentials = (db: Db, user_id: number) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();

/** Resolves to undefined when the credential is stored already. */
export const insertPasskey = (tx: Tx, values: NewRow<'passkeys'>) =>
  tx
    .insertInto('passkeys')
    .values(values)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(publicColumns)
    .executeTakeFirst();

export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findByCredential>>>;

/** The passkey of a credential, with the role and the handle of its owner. */
export const findByCredential = (db: Db, credential_id: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'credential_id', 'public_key', 'role', 'passkey_handle'])
    .where('credential_id', '=', credential_id)
    .executeTakeFirst();

/**
 * Records a use. Resolves to false when the passkey is gone, or its counter has not grown: somebody else has a copy of the
 * key. Authenticators that do not count send zero each time.
 */
export async function recordUse(tx: Tx, id: number, use: Pick<Row<'passkeys'>, 'counter' | 'is_synced'>) {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ ...use, last_used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', use.counter),
        where.and([where('counter', '=', 0), where.val(use.counter === 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Resolves to the name of the deleted passkey; undefined when this account has no such one. */
export const deletePasskey = async (tx: Tx, user_id: number, id: number): Promise<string | undefined> =>
  (
    await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .returning('name')
      .executeTakeFirst()
  )?.name;

/** Deletes the passkeys of an account, and those that are being added. Resolves to how many there were. */
export async function deletePasskeys(tx: Tx, user_id: number): Promise<number> {
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', user_id).execute();
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', user_id).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
