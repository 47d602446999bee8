import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';
import { resetLinkMinutes } from './emails';

/** Locks an account until the transaction ends, which serializes changes of its reset links. */
export const lockUserByEmail = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(['id as user_id', 'email_confirmed_at'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** How many links were created for an account within the lifetime of one. */
export const countRecentResets = async (db: Db, user_id: number): Promise<number> =>
  (
    await db
      .selectFrom('password_resets')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('created_at', '>', sql<string>`now() - make_interval(mins => ${resetLinkMinutes})`)
      .executeTakeFirstOrThrow()
  ).count;

export const insertReset = (tx: Tx, { token_hash, user_id }: { token_hash: string; user_id: number }) =>
  tx
    .insertInto('password_resets')
    .values({ token_hash, user_id, expires_at: sql<string>`now() + make_interval(mins => ${resetLinkMinutes})` })
    .execute();

const isUsable = sql<boolean>`(used_at is null and expires_at > now())`;

/** Expires every link of an account that is still valid. */
export const expireResets = (tx: Tx, user_id: number) =>
  tx
    .updateTable('password_resets')
    .set({ expires_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where(isUsable)
    .execute();

/** The account of a link that is still valid. */
export const findReset = (db: Db, token_hash: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as user_id', 'users.email'])
    .where('token_hash', '=', token_hash)
    .where(isUsable)
    .executeTakeFirst();

/** Marks a link as used. Of concurrent calls only one resolves to true. */
export async function consumeReset(tx: Tx, token_hash: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: sql<string>`now()` })
    .where('token_hash', '=', token_hash)
    .where(isUsable)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

export const deleteOldResets = (db: Db) =>
  db.deleteFrom('password_resets').where('expires_at', '<', sql<string>`now() - interval '1 day'`).execute();
