import type { WaitingItem } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Of each kind that is listed one by one. */
const maxListed = sql.lit(5);
/** As the badges of the sidebar. */
const maxCount = sql.lit(100);

/** What waits for a student, the most urgent kind first. */
export async function listWaiting(db: Db, { user_id, today }: { user_id: number; today: string }) {
  const { rows } = await sql<WaitingItem>`
    select kind, count, application_id, job_id, org_id, job_title from (
      (select 1 as rank, 'interview' as kind, 1 as count, applications.id as application_id, jobs.id as job_id, jobs.org_id, jobs.job_title
        from interviews
        join applications on applications.id = interviews.application_id and applications.status = 'Interview'
        join jobs on jobs.id = applications.job_id
        where interviews.user_id = ${user_id} and interviews.confirmed_at is null and interviews.completed_at is null
          and interviews.declined_at is null and interviews.starts_at > now()
        order by interviews.starts_at, applications.id limit ${maxListed})
      union all
      (select 2, 'acceptance', 1, applications.id, jobs.id, jobs.org_id, jobs.job_title
        from applications join jobs on jobs.id = applications.job_id
        where applications.user_id = ${user_id} and applications.status = 'Accepted' and acceptance_answer is null
        order by applications.created_at desc, applications.id desc limit ${maxListed})
      union all
      (select 3, 'messages', count(*)::integer, null, null, null, null from (
        select from conversations
        where user_id = ${user_id} and last_message_id is not null and student_unread > 0 limit ${maxCount}
      ) as unread having count(*) > 0)
      union all
      (select 4, 'draft', 1, null, jobs.id, jobs.org_id, jobs.job_title
        from application_drafts as drafts
        join jobs on jobs.id = drafts.job_id
        join listings on listings.job_id = jobs.id and listings.place = '' and listings.deadline >= ${today}::date
        where drafts.user_id = ${user_id}
          and not exists (select from applications where applications.user_id = drafts.user_id and applications.job_id = drafts.job_id)
        order by drafts.updated_at desc, jobs.id desc limit ${maxListed})
    ) as item
    order by rank
  `.execute(db);
  return rows;
}
