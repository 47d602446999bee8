import type { ConversationSide } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

/**
 * Claims a conversation about whose unread messages one side is due to be emailed. The next email to that side is due an
 * hour later at the earliest, and only about a further message.
 */
export async function claimUnreadEmail(tx: Tx, side: ConversationSide, now: Date): Promise<number | undefined> {
  const due = `${side}_email_due_at` as const;
  const found = await tx
    .selectFrom('conversations')
    .select('application_id')
    .where(due, '<=', now.toISOString())
    .orderBy(due)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx
    .updateTable('conversations')
    .set({ [due]: null, [`${side}_emailed_at`]: now })
    .where('application_id', '=', found.application_id)
    .execute();
  return found.application_id;
}

/** What an email about unread messages may tell one side, as of now. */
export const findUnreadConversation = (db: Db, application_id: number) =>
  db
    .selectFrom('conversations')
    .innerJoin('applications', 'applications.id', 'conversations.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'conversations.user_id')
    .innerJoin('organizations', 'organizations.id', 'conversations.org_id')
    .select(['conversations.user_id', 'conversations.student_unread', 'conversations.organization_unread'])
    .select([sql<boolean>`conversations.blocked_at is not null`.as('is_blocked'), 'jobs.job_title'])
    .select(['students.full_name', 'organizations.company_name', 'organizations.user_id as company_user_id'])
    .select('organizations.verification_status')
    .where('conversations.application_id', '=', application_id)
    .executeTakeFirst();
