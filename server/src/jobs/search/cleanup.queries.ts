import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** A search for a common word ranks this many of the newest listings. */
export const maxRecentListings = 3000;

/** Deletes listings whose deadline has passed in every time zone. */
export async function deleteExpiredListings(db: Db): Promise<void> {
  await sql`delete from recent_listings where deadline < current_date - 1`.execute(db);
  await sql`delete from listings where deadline < current_date - 1`.execute(db);
}

/** Removes the oldest recent listings above the limit; triggers only add to them. */
export const trimRecentListings = (db: Db, most = maxRecentListings) =>
  sql`select bound_recent_listings(${most})`.execute(db);
