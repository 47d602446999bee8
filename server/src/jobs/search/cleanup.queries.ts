import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** So many of the newest listings are those among which a usual word is ranked. */
export const maxRecentListings = 3000;

/** Forgets listings whose deadline has passed wherever one may be: no search shows them. */
export async function deleteExpiredListings(db: Db): Promise<void> {
  await sql`delete from recent_listings where deadline < current_date - 1`.execute(db);
  await sql`delete from listings where deadline < current_date - 1`.execute(db);
}

/** Lets go of those that are recent no more. In between they only become more. */
export const trimRecentListings = (db: Db, most = maxRecentListings) =>
  sql`select bound_recent_listings(${most})`.execute(db);
