import type { Query } from '@foothold/shared/contract';
import type { listReplyRecords } from '@foothold/shared/contract/admin';
import { sql } from 'kysely';
import { selectOverdueCount } from '../notifications/dueReplies.queries';
import { replyRecordColumns } from '../organizations/replyRecord';
import type { Db } from '../platform/db';
import type { PageRange } from './pagination';

interface HeldJobRange {
  after: { at: string; id: number } | undefined;
  limit: number;
}

// The conditions of the index jobs_by_hold.
const selectHeld = (db: Db) =>
  db.selectFrom('jobs').where('jobs.held_at', 'is not', null).where('jobs.deleted_at', 'is', null);

/** The longest waiting first. */
export const listHeldJobRows = (db: Db, today: string, { after, limit }: HeldJobRange) =>
  selectHeld(db)
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .leftJoin('reply_records', 'reply_records.org_id', 'jobs.org_id')
    .select(['jobs.id', 'jobs.org_id', 'jobs.job_title', 'organizations.company_name'])
    .select(['jobs.held_at', 'jobs.held_counted', 'jobs.held_percent'])
    .select(replyRecordColumns)
    .select(selectOverdueCount(sql.ref('jobs.org_id'), today).as('overdue'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(jobs.held_at, jobs.id) > (${after?.at}::timestamptz, ${after?.id}::integer)`),
    )
    .orderBy('jobs.held_at')
    .orderBy('jobs.id')
    .limit(limit)
    .$narrowType<{ held_at: string; held_counted: number; held_percent: number }>()
    .execute();

/** Counted up to 1,000. */
export const countHeldJobs = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom(selectHeld(db).select('jobs.id').limit(1000).as('held'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const sortOrders = {
  share: sql`reply_records.in_time_percent, reply_records.org_id`,
  share_desc: sql`reply_records.in_time_percent desc, reply_records.org_id desc`,
};

/** A page of the companies with a record, the lowest share first unless the search says otherwise. */
export const listRecordRows = (
  db: Db,
  today: string,
  { sort = 'share' }: Pick<Query<typeof listReplyRecords>, 'sort'>,
  { limit, offset }: PageRange,
) =>
  db
    .selectFrom('reply_records')
    .innerJoin('organizations', 'organizations.id', 'reply_records.org_id')
    .select(['organizations.id', 'organizations.company_name', 'organizations.verified'])
    .select(['organizations.verification_status', 'organizations.suspended_at'])
    .select(replyRecordColumns)
    .select(selectOverdueCount(sql.ref('reply_records.org_id'), today).as('overdue'))
    .select((eb) =>
      eb
        .selectFrom('jobs')
        .whereRef('jobs.org_id', '=', 'reply_records.org_id')
        .where('jobs.held_at', 'is not', null)
        .where('jobs.deleted_at', 'is', null)
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('held_jobs'),
    )
    // An index finds the ids of the page; only the rows of these are read.
    .where('reply_records.org_id', 'in', (eb) =>
      eb
        .selectFrom('reply_records')
        .select('reply_records.org_id')
        .where('reply_records.counted', '>', eb.lit(0))
        .orderBy(sortOrders[sort])
        .limit(limit)
        .offset(offset),
    )
    .orderBy(sortOrders[sort])
    .$narrowType<{ in_time_percent: number }>()
    .execute();

export const countRecords = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('reply_records')
      .where('counted', '>', sql.lit(0))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
