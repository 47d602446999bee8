import type { MailedFrequency, SearchConditions } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';

interface MailedSubscriber {
  id: number;
  user_id: number | null;
  email: string | null;
  frequency: MailedFrequency;
  /** When a visitor's address and searches are deleted, unless they are looked at before. */
  kept_until: string;
}

/** Who a mail about new jobs is for. Undefined where there is nobody any more, or a student who is suspended. */
export const findMailedSubscriber = async (db: Db, run_id: number): Promise<MailedSubscriber | undefined> =>
  (
    await sql<MailedSubscriber>`
      select subscribers.id, subscribers.user_id, subscribers.email, alert_runs.frequency,
        subscribers.opened_at + interval '1 year' as kept_until
      from alert_runs
      join alert_subscribers as subscribers on subscribers.id = alert_runs.subscriber_id
      left join users on users.id = subscribers.user_id
      where alert_runs.id = ${run_id} and users.suspended_at is null`.execute(db)
  ).rows[0];

/** The jobs that a mail was queued for and that are open now, the newest first. */
export const listMailedJobs = (
  db: Db,
  { run_id, subscriber_id, today }: { run_id: number; subscriber_id: number; today: string },
) =>
  db
    .selectFrom('alerted_jobs as alerted')
    .innerJoin('listings', (join) =>
      join
        .onRef('listings.job_id', '=', 'alerted.job_id')
        .on('listings.place', '=', '')
        .on('listings.deadline', '>=', today),
    )
    .innerJoin('jobs', 'jobs.id', 'alerted.job_id')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select([
      'jobs.id',
      'jobs.job_title',
      'jobs.env_mode',
      'jobs.location',
      'jobs.stipend',
      'jobs.currency',
      'jobs.amount',
    ])
    .select(['jobs.deadline', 'organizations.company_name'])
    .where('alerted.subscriber_id', '=', subscriber_id)
    .where('alerted.run_id', '=', run_id)
    .orderBy('listings.posted_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();

export type MailedJob = Awaited<ReturnType<typeof listMailedJobs>>[number];

/** The searches that have found the jobs of a mail; `followed_name` is the company of one by which it is followed. */
export const listMailedSearches = async (
  db: Db,
  { run_id, subscriber_id }: { run_id: number; subscriber_id: number },
) =>
  (
    await sql<{ name: string | null; followed_name: string | null; conditions: SearchConditions }>`
      select name, conditions, (
        select company_name from organizations where id = (conditions ->> 'org_id')::integer
      ) as followed_name
      from saved_searches
      where subscriber_id = ${subscriber_id} and exists (
        select from alerted_jobs as alerted
        join saved_search_matches as matches on matches.search_id = saved_searches.id and matches.job_id = alerted.job_id
        where alerted.subscriber_id = ${subscriber_id} and alerted.run_id = ${run_id}
      )
      order by created_at, id`.execute(db)
  ).rows;
