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

interface NewReset {
  token_hash: string;
  user_id: number;
  by_operator?: boolean;
}

export const insertReset = (tx: Tx, reset: NewReset) =>
  tx
    .insertInto('password_resets')
    .values({ ...reset, expires_at: sql<string>`now() + make_interval(mins => ${resetLinkMinutes})` })
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

/** The same for those that were mailed: a stranger, who may ask for one, must not void an operator's. */
export const expireMailedResets = (tx: Tx, user_id: number) =>
  tx
    .updateTable('password_resets')
    .set({ expires_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('by_operator', '=', false)
    .where(isUsable)
    .execute();

const hasTwoFactor = sql<boolean>`exists (
  select from two_factors where two_factors.user_id = users.id and two_factors.confirmed_at is not null)`;

/** Whether a mailed link sets a new password for an account: an admin's does not, unless there is a code to ask for. */
export const findMailedResetRule = (tx: Tx, user_id: number) =>
  tx
    .selectFrom('users')
    .select(sql<boolean>`users.role = 'admin'`.as('needs_code'))
    .select(sql<boolean>`users.role <> 'admin' or ${hasTwoFactor}`.as('is_possible'))
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();

const needsCode = sql<boolean>`(users.role = 'admin' and not password_resets.by_operator)`;

/** The account of a link that is still valid, and whether it takes a code. */
export const findReset = (db: Db, token_hash: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id as user_id', 'users.email'])
    .select(needsCode.as('needs_code'))
    .where('token_hash', '=', token_hash)
    .where(isUsable)
    .where((eb) => eb.or([eb.not(needsCode), hasTwoFactor]))
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
