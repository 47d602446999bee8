import { type AlertFrequency, maxNewJobs, type SearchConditions } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

interface OwnSearch {
  id: number;
  user_id: number;
}

/** A company that is followed is a saved search too, which is chosen elsewhere. */
const isOfList = sql<boolean>`not conditions ? 'org_id'`;

/** Of a company that the student has not hidden. */
const isShown = sql`not exists (
  select from hidden_companies as hidden
  where hidden.user_id = saved_searches.user_id and hidden.org_id = listings.org_id
)`;

const selectSearches = (db: Db, today: string) =>
  db
    .selectFrom('saved_searches')
    .where(isOfList)
    .select(['id', 'name', 'frequency', 'created_at'])
    .select(sql<SearchConditions>`conditions`.as('conditions'))
    .select(sql<boolean>`paused_at is not null`.as('paused'))
    .select(
      sql<boolean>`conditions ? 'company' and not exists (
        select from organizations
        where company_name = conditions ->> 'company' and verification_status = 'verified'
      )`.as('is_company_gone'),
    )
    .select(
      sql<number>`(
        select count(*)::integer from (
          select from saved_search_matches as matches
          join listings on listings.job_id = matches.job_id and listings.place = '' and listings.deadline >= ${today}::date
          where matches.search_id = saved_searches.id and matches.seen_at is null and ${isShown}
          limit ${sql.lit(maxNewJobs)}
        ) as unseen
      )`.as('new_jobs'),
    );

export type SavedSearchRow = Awaited<ReturnType<typeof listOwnSearches>>[number];

/** The last saved one first. */
export const listOwnSearches = (db: Db, user_id: number, today: string) =>
  selectSearches(db, today)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findOwnSearch = (db: Db, { id, user_id }: OwnSearch, today: string) =>
  selectSearches(db, today).where('id', '=', id).where('user_id', '=', user_id).executeTakeFirst();

/** Locks the student's row against other searches of their own, until the transaction ends, and counts them. */
export async function countSearchesForInsert(tx: Tx, user_id: number): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('saved_searches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .where(isOfList)
    .executeTakeFirstOrThrow();
  return count;
}

interface SearchWithConditions {
  user_id: number;
  conditions: SearchConditions;
}

export const findSearchByConditions = (tx: Tx, { user_id, conditions }: SearchWithConditions) =>
  tx
    .selectFrom('saved_searches')
    .select('id')
    .where('user_id', '=', user_id)
    .where(sql<boolean>`conditions = ${JSON.stringify(conditions)}::jsonb`)
    .executeTakeFirst();

export interface NewSearch extends SearchWithConditions {
  subscriber_id: number;
  name: string | null;
  frequency: AlertFrequency;
}

export const insertSearch = (tx: Tx, { conditions, ...search }: NewSearch): Promise<{ id: number }> =>
  tx
    .insertInto('saved_searches')
    .values({ ...search, conditions: JSON.stringify(conditions) })
    .returning('id')
    .executeTakeFirstOrThrow();

export const lockOwnSearch = (tx: Tx, { id, user_id }: OwnSearch) =>
  tx
    .selectFrom('saved_searches')
    .select(sql<SearchConditions>`conditions`.as('conditions'))
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where(isOfList)
    .forUpdate()
    .executeTakeFirst();

export interface SearchChange {
  name?: string | null | undefined;
  paused?: boolean | undefined;
  frequency?: AlertFrequency | undefined;
  /** The student's, where one is given. */
  subscriber_id?: number | undefined;
}

export const updateSearch = async (
  tx: Tx,
  id: number,
  { name, paused, frequency, subscriber_id }: SearchChange,
): Promise<void> => {
  if (name === undefined && paused === undefined && frequency === undefined) return;
  await tx
    .updateTable('saved_searches')
    .set({
      ...(name !== undefined && { name }),
      ...(frequency !== undefined && {
        frequency,
        subscriber_id,
        // What was found before is no reason for a mail.
        alerts_since: sql<string>`case frequency when 'none' then now() else alerts_since end`,
      }),
      ...(paused !== undefined && { paused_at: paused ? sql<string>`coalesce(paused_at, now())` : null }),
      // What was posted meanwhile is nothing new.
      ...(paused === false && { since: sql<string>`case when paused_at is null then since else now() end` }),
    })
    .where('id', '=', id)
    .execute();
};

/** It waits for jobs from now on, and what the other conditions have found is forgotten. */
export async function replaceConditions(tx: Tx, id: number, conditions: SearchConditions): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ conditions: JSON.stringify(conditions), since: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('saved_search_matches').where('search_id', '=', id).execute();
}

/** Resolves to false where the student has no such search. */
export async function deleteOwnSearch(db: Db, { id, user_id }: OwnSearch): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where(isOfList)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Marks the new jobs of a search as seen, and resolves to the newest of them that are open. */
export async function takeNewJobs(tx: Tx, search_id: number, today: string): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    with seen as (
      update saved_search_matches set seen_at = now() where search_id = ${search_id} and seen_at is null returning job_id
    )
    select listings.job_id from seen
    join listings on listings.job_id = seen.job_id and listings.place = '' and listings.deadline >= ${today}::date
    join saved_searches on saved_searches.id = ${search_id}
    where ${isShown}
    order by listings.posted_at desc, listings.job_id desc
    limit ${sql.lit(maxNewJobs)}
  `.execute(tx);
  return rows.map(({ job_id }) => job_id);
}
