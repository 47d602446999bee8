import type { SearchConditions, startSpans } from '@foothold/shared/contract';
import { type SqlBool, sql } from 'kysely';
import { customPlan, type Db, type Tx } from '../../platform/db';
import { insertRuns } from '../alerts/runs.queries';

/** A job that was listed, or whose listing has changed, since the searches were compared with it. */
export interface UnmatchedJob {
  job_id: number;
  listed_at: string;
}

/** Takes jobs out of those to match, in the transaction that matches them: no other process gets the same. */
export async function claimUnmatchedJobs(tx: Tx, limit: number): Promise<UnmatchedJob[]> {
  const { rows } = await sql<UnmatchedJob>`
    delete from unmatched_jobs where job_id in (
      select job_id from unmatched_jobs order by job_id limit ${sql.lit(limit)} for update skip locked
    ) returning job_id, listed_at
  `.execute(tx);
  return rows;
}

/** Where nobody has saved a search there is nothing to match. Resolves to whether that is so. */
export async function skipUnmatchedJobs(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_idle: boolean }>`
    with idle as (select not exists (select from saved_search_keys) as is_idle),
      skipped as (delete from unmatched_jobs where (select is_idle from idle))
    select is_idle from idle
  `.execute(db);
  return rows[0]?.is_idle ?? true;
}

export interface SearchToCompile {
  id: number;
  conditions: SearchConditions;
}

const minPartLength = 3;

/**
 * Searches for words of which one that has come into the index since they were compiled may be the whole, among the words of
 * these jobs. A minute more: the word of a transaction that was open then is older than the compilation that did not see it.
 */
export async function listOutdatedSearches(tx: Tx, job_ids: readonly number[]): Promise<SearchToCompile[]> {
  const { rows } = await sql<SearchToCompile>`${customPlan}
    with words as materialized (
      select distinct search_words.word, added_at
      from listings
      cross join unnest(tsvector_to_array(listings.words)) as said (word)
      join search_words on search_words.word = said.word
      where listings.job_id = any (${job_ids}) and listings.place = '' and added_at > now() - interval '26 hours'
    ),
    parts as materialized (
      select part, max(added_at) as added_at from (
        select word as part, added_at from words
        union all
        select substr(word, start, length), added_at from words
        cross join lateral generate_series(1, length(word)) as start
        cross join lateral generate_series(${sql.lit(minPartLength)}, length(word) - start + 1) as length
      ) as every_part group by part
    )
    select id, conditions from saved_searches where id in (
      select search_id from parts
      join saved_search_words on saved_search_words.word = part
      join saved_searches as searches on searches.id = search_id
      where searches.compiled_at < parts.added_at + interval '1 minute'
    )
    order by id
  `.execute(tx);
  return rows;
}

/** Locks searches that were compiled a day ago: words may have become rare, or misspelled ones common. */
export const lockOldestCompiled = (tx: Tx, limit: number): Promise<SearchToCompile[]> =>
  tx
    .selectFrom('saved_searches')
    .select('id')
    .select(sql<SearchConditions>`conditions`.as('conditions'))
    .where('compiled_at', '<', sql<string>`now() - interval '1 day'`)
    .orderBy('compiled_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** The days that each choice of a start stands for today; undefined where it has no end. */
export type StartDays = readonly {
  start: (typeof startSpans)[number];
  starts_from?: string;
  starts_until?: string;
}[];

/**
 * Finds the searches that each of these jobs matches, by the job's own words, field and places: the cost grows with the
 * jobs and with what they match, not with all searches. Makes the mails due that tell of them.
 */
export async function insertMatches(
  tx: Tx,
  jobs: readonly UnmatchedJob[],
  { now, today, startDays }: { now: Date; today: string; startDays: StartDays },
): Promise<void> {
  const starts = sql.join(
    startDays.map(
      ({ start, starts_from = '-infinity', starts_until = 'infinity' }) =>
        sql`(${start}, ${starts_from}::date, ${starts_until}::date)`,
    ),
  );
  await sql`${customPlan}
    with job as materialized (
      select listings.*, claimed.listed_at,
        array(select place from listings as at where at.job_id = listings.job_id and at.place <> '') as places
      from unnest(${jobs.map(({ job_id }) => job_id)}::integer[], ${jobs.map(({ listed_at }) => listed_at)}::timestamptz[])
        as claimed (id, listed_at)
      join listings on listings.job_id = claimed.id and listings.place = ''
      where listings.deadline >= ${today}::date
    ),
    keys as materialized (
      select job_id, anchor, field_key.field, place_key.place
      from job
      cross join lateral (
        select '' as anchor union all
        select lexeme from unnest(tsvector_to_array(words)) as lexeme
        where strpos(lexeme, '=') = 0 or starts_with(lexeme, 'company=') or starts_with(lexeme, 'organization=') or starts_with(lexeme, 'skill=')
      ) as anchors
      cross join lateral unnest(array['', job.field]) as field_key (field)
      cross join lateral unnest(array_prepend('', places)) as place_key (place)
    ),
    candidates as materialized (
      select distinct search_id, job_id from keys join saved_search_keys using (anchor, field, place)
    ),
    matched as (
      insert into saved_search_matches (search_id, job_id)
      select searches.id, job.job_id
      from candidates
      join job using (job_id)
      join saved_searches as searches on searches.id = search_id
      left join (values ${starts}) as span (start, starts_from, starts_until) on span.start = searches.start
      where ${isMatch}
      on conflict do nothing
      returning search_id
    )
    ${insertRuns(
      sql`select distinct subscriber_id, frequency from matched
        join saved_searches on saved_searches.id = search_id where frequency <> 'none'`,
      now,
    )}
  `.execute(tx);
}

/** A job that does not state a fact is in no range of it, as in the list. */
const isMatch = sql<SqlBool>`searches.paused_at is null and job.listed_at >= searches.since
  and (searches.words is null or job.words @@ searches.words)
  and (searches.currency is null or job.currency = searches.currency)
  and (searches.pay_from is null or job.pay_high >= searches.pay_from)
  and (searches.pay_to is null or job.pay_low <= searches.pay_to)
  and (searches.months_from is null or job.duration_months between searches.months_from and searches.months_to)
  and (searches.start is null or job.start_date between span.starts_from and span.starts_until)`;

/** What a search has found is kept for as long as somebody may ask what was new. */
export const deleteOldMatches = (db: Db) =>
  db.deleteFrom('saved_search_matches').where('matched_at', '<', sql<string>`now() - interval '90 days'`).execute();
