import { sql } from 'kysely';
import type { Db } from '../../platform/db';

interface Browser {
  user_id: number;
  token_hash: string;
  device?: string | null | undefined;
}

/** Makes a browser known to an account, from its login on. Of concurrent calls one resolves to 'new'. */
export async function rememberBrowser(
  db: Db,
  { user_id, token_hash, device = null }: Browser,
): Promise<'new' | 'known'> {
  const inserted = await db
    .insertInto('known_browsers')
    .values({ user_id, token_hash, device })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (inserted) return 'new';
  await db
    .updateTable('known_browsers')
    .set({ device, last_seen_at: sql<string>`now()` })
    .where('user_id', '=', user_id)
    .where('token_hash', '=', token_hash)
    .execute();
  return 'known';
}

/** Whether an account knows another browser than this one. */
export const knowsOtherBrowser = async (db: Db, { user_id, token_hash }: Browser): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('token_hash', '!=', token_hash)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether this browser has logged in to the account with this address. */
export const isKnownBrowser = async (db: Db, email: string, token_hash: string): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('known_browsers.token_hash', '=', token_hash)
    .executeTakeFirst()) !== undefined;

/** The account that knows a browser; of several the one that it logged in to last. */
export const findKnowingAccount = async (db: Db, token_hash: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('known_browsers')
      .select('user_id')
      .where('token_hash', '=', token_hash)
      .orderBy('last_seen_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.user_id;

/** Forgets the browsers of an account, as when its password was changed. */
export const forgetBrowsers = (db: Db, user_id: number) =>
  db.deleteFrom('known_browsers').where('user_id', '=', user_id).execute();

export const deleteOldBrowsers = (db: Db) =>
  db.deleteFrom('known_browsers').where('last_seen_at', '<', sql<string>`now() - interval '400 days'`).execute();
