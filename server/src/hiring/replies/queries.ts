import type { DueReply } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { isReplyDue } from '../../notifications/dueReplies.queries';
import type { Db } from '../../platform/db';

type DueRow = Omit<DueReply, 'stage'> & { reply_days: number };

/** The most urgent first. */
export const listDue = (
  db: Db,
  org_id: number,
  { today, limit }: { today: string; limit: number },
): Promise<DueRow[]> =>
  db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'applications.user_id')
    .select(['applications.id as application_id', 'students.full_name as student_name', 'jobs.job_title'])
    .select(['applications.reply_due_on', 'applications.reply_days'])
    .where('applications.org_id', '=', org_id)
    .where(isReplyDue(today))
    .orderBy('applications.reply_due_on')
    .orderBy('applications.id')
    .limit(limit)
    .$narrowType<{ reply_due_on: string; reply_days: number }>()
    .execute();

const mostCounted = sql.lit(1000);

/** How many are due, counted up to 1,000. */
export async function countDue(db: Db, org_id: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from applications where org_id = ${org_id} and ${isReplyDue(today)} limit ${mostCounted}
    ) due`.execute(db);
  return rows[0]?.count ?? 0;
}
