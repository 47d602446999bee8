import type { AlertFrequency } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { customPlan, type Db, type Tx } from '../../platform/db';

/** Any number that names no other lock. */
const matchLock = 7_351_082;

/** While jobs are matched no mail is collected, until the transaction ends: a match that is being written belongs to a later one. */
export const holdAlerts = (tx: Tx) => sql`select pg_advisory_xact_lock_shared(${sql.lit(matchLock)})`.execute(tx);

/** Waits for the matches that are being written. Of several processes one collects at a time. */
const waitForMatches = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(matchLock)})`.execute(tx);

/** The first mail of a frequency that comes at once waits for others that arrive with it. */
const firstDelay = sql`interval '2 minutes'`;
const leastPause = sql`interval '30 minutes'`;

/** When the next mail of a frequency is due: at the chosen hour in the person's zone, weekly ones on Mondays. */
function nextDueAt(frequency: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  const localNow = sql`${now.toISOString()}::timestamptz at time zone subscribers.time_zone`;
  const unit = sql`case ${frequency} when 'weekly' then 'week' else 'day' end`;
  const hour = sql`date_trunc(${unit}, ${localNow}) + make_interval(hours => subscribers.send_hour)`;
  const nextHour = sql`case when ${hour} > ${localNow} then ${hour} else ${hour} + ('1 ' || ${unit})::interval end`;
  return sql`case ${frequency}
    when 'at_once' then greatest(${now.toISOString()}::timestamptz + ${firstDelay}, (
      select max(sent_at) + ${leastPause} from alert_runs as sent
      where sent.subscriber_id = subscribers.id and sent.frequency = 'at_once' and sent_at is not null
    ))
    else (${nextHour}) at time zone subscribers.time_zone
  end`;
}

/** Makes a mail due for each of these that none is due for. Those of several transactions are written in one order. */
export const insertRuns = (due: RawBuilder<{ subscriber_id: number; frequency: AlertFrequency }>, now: Date) => sql`
  insert into alert_runs (subscriber_id, frequency, due_at)
  select subscribers.id, due.frequency, ${nextDueAt(sql`due.frequency`, now)}
  from (${due}) as due (subscriber_id, frequency)
  join alert_subscribers as subscribers on subscribers.id = due.subscriber_id
  where due.frequency <> 'none' and not exists (
    select from alert_runs as pending
    where pending.subscriber_id = due.subscriber_id and pending.frequency = due.frequency and sent_at is null
  )
  order by subscribers.id, due.frequency
  on conflict do nothing`;

/** Lets a mail be due for a search whose frequency has changed: it may have found jobs that wait for one. */
export const startRun = (tx: Tx, search_id: number, now: Date) =>
  insertRuns(sql`select subscriber_id, frequency from saved_searches where id = ${search_id}`, now).execute(tx);

/** Moves what is due daily and weekly to the hour that the person has chosen. */
export const moveRuns = (tx: Tx, subscriber_id: number, now: Date) =>
  sql`update alert_runs set due_at = ${nextDueAt(sql`alert_runs.frequency`, now)}
    from alert_subscribers as subscribers
    where subscribers.id = alert_runs.subscriber_id and subscribers.id = ${subscriber_id}
      and alert_runs.frequency <> 'at_once' and sent_at is null`.execute(tx);

interface CollectedRuns {
  /** How many were due. */
  claimed: number;
  /** Those with jobs. The others are deleted. */
  run_ids: number[];
}

/**
 * Claims mails that are due and collects the jobs of each: open ones that the person's searches of that frequency have found,
 * that no mail to them has had, that they have not seen in the product and have not applied for.
 */
export async function collectDueRuns(
  tx: Tx,
  { now, today, limit }: { now: Date; today: string; limit: number },
): Promise<CollectedRuns> {
  await waitForMatches(tx);
  const { rows } = await sql<CollectedRuns>`${customPlan}
    with claimed as materialized (
      select id, subscriber_id, frequency from alert_runs
      where sent_at is null and due_at <= ${now.toISOString()}::timestamptz
      order by due_at, id limit ${sql.lit(limit)} for update
    ),
    found as (
      select claimed.subscriber_id, matches.job_id, min(claimed.id) as run_id
      from claimed
      join saved_searches as searches
        on searches.subscriber_id = claimed.subscriber_id and searches.frequency = claimed.frequency
      join saved_search_matches as matches on matches.search_id = searches.id
      join listings on listings.job_id = matches.job_id and listings.place = '' and listings.deadline >= ${today}::date
      where searches.paused_at is null and matches.seen_at is null and matches.matched_at >= searches.alerts_since
        and not exists (
          select from alerted_jobs as alerted
          where alerted.subscriber_id = claimed.subscriber_id and alerted.job_id = matches.job_id
        )
        and not exists (
          select from hidden_companies as hidden
          where hidden.user_id = searches.user_id and hidden.org_id = listings.org_id
        )
        and not exists (
          select from applications
          where applications.user_id = searches.user_id and applications.job_id = matches.job_id
        )
      group by claimed.subscriber_id, matches.job_id
    ),
    collected as (
      insert into alerted_jobs (subscriber_id, job_id, run_id) select subscriber_id, job_id, run_id from found
      on conflict do nothing returning run_id
    ),
    sent as (
      update alert_runs set sent_at = ${now.toISOString()}::timestamptz where id in (select run_id from collected)
      returning id
    ),
    empty as (
      delete from alert_runs where id in (select id from claimed) and id not in (select run_id from collected)
    )
    select (select count(*)::integer from claimed) as claimed, array(select id from sent order by id) as run_ids
  `.execute(tx);
  return rows[0] ?? { claimed: 0, run_ids: [] };
}

/** A job that is listed again a year later is new. */
export async function deleteOldRuns(db: Db): Promise<void> {
  await sql`delete from alerted_jobs where alerted_at < now() - interval '1 year'`.execute(db);
  await sql`delete from alert_runs where sent_at < now() - interval '1 year'`.execute(db);
}
