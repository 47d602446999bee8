import { sql } from 'kysely';
import type { Db } from '../../platform/db';

interface Browser {
  user_id: number;
  token_hash: string;
  device?: string | null | undefined;
}

/** Makes a browser known to an account, from its login on. */
export const rememberBrowser = (db: Db, { user_id, token_hash, device = null }: Browser) =>
  db
    .insertInto('known_browsers')
    .values({ user_id, token_hash, device })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ device, last_seen_at: sql<string>`now()` }),
    )
    .execute();

/** Whether this browser has logged in to the account with this address. */
export const isKnownBrowser = async (db: Db, email: string, token_hash: string): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where('users.email', '=', email)
    .where('known_browsers.token_hash', '=', token_hash)
    .executeTakeFirst()) !== undefined;

/** Forgets the browsers of an account, as when its password was changed. */
export const forgetBrowsers = (db: Db, user_id: number) =>
  db.deleteFrom('known_browsers').where('user_id', '=', user_id).execute();

export const deleteOldBrowsers = (db: Db) =>
  db.deleteFrom('known_browsers').where('last_seen_at', '<', sql<string>`now() - interval '400 days'`).execute();
