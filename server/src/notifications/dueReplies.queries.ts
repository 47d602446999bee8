import { type SqlBool, sql } from 'kysely';

/** Applications whose company owes a reply: the condition of the indexes owed_replies and owed_replies_by_day. */
const isOwed = sql<SqlBool>`applications.replied_at is null and applications.reply_due_on is not null
  and applications.status in ('Applied', 'Viewed')`;

/** Of which at least half of the promised days have passed, as `findReplyStage` has it. */
export const isReplyDue = (today: string) =>
  sql<SqlBool>`${isOwed} and applications.reply_due_on - applications.reply_days / 2 <= ${today}::date`;
