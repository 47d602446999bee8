import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db';

/** Applications whose company owes a reply: the condition of the indexes owed_replies and owed_replies_by_day. */
const isOwed = sql<SqlBool>`applications.replied_at is null and applications.reply_due_on is not null
  and applications.status in ('Applied', 'Viewed')`;

const mostCounted = sql.lit(1000);

/** How many of a company's promises have passed without a reply, counted up to 1,000. `today` is the day of the platform. */
export const selectOverdueCount = (org_id: number | RawBuilder<unknown>, today: string) =>
  sql<number>`(select count(*)::int from (
    select from applications
    where applications.org_id = ${org_id} and ${isOwed} and applications.reply_due_on < ${today}::date limit ${mostCounted}
  ) overdue)`;

/** As a number. */
export async function countOverdueReplies(db: Db, org_id: number, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${selectOverdueCount(org_id, today)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of which at least half of the promised days have passed, as `findReplyStage` has it. */
export const isReplyDue = (today: string) =>
  sql<SqlBool>`${isOwed} and applications.reply_due_on - applications.reply_days / 2 <= ${today}::date`;
