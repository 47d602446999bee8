import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

/** How long before an interview a reminder is sent. */
export type ReminderLead = 'day' | 'hour';

const reminderWindows = {
  day: { column: 'reminded_day_for', from: '24 hours', until: '1 hour' },
  hour: { column: 'reminded_hour_for', from: '1 hour', until: '0 hours' },
} as const;

/**
 * Claims one interview that is due for a reminder, and marks it as reminded for its current date. One that got this date
 * only after the reminder would have been due needs none.
 */
export async function claimReminder(tx: Tx, ahead: ReminderLead, now: Date) {
  const { column } = reminderWindows[ahead];
  const found = await selectDue(tx, ahead, now)
    .select(['interviews.id', 'interviews.starts_at'])
    .orderBy('interviews.starts_at')
    .limit(1)
    .forUpdate(['applications', 'interviews'])
    .skipLocked()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx
    .updateTable('interviews')
    .set({ [column]: found.starts_at })
    .where('id', '=', found.id)
    .execute();
  return found;
}

/** How many reminders are due, and for how many seconds the longest waiting one has been. */
export async function countDueReminders(db: Db, now: Date): Promise<{ tasks: number; oldest_seconds: number }> {
  const counts = { tasks: 0, oldest_seconds: 0 };
  for (const ahead of ['day', 'hour'] as const) {
    const { from } = reminderWindows[ahead];
    const { tasks, oldest_seconds } = await selectDue(db, ahead, now)
      .select((eb) => [
        eb.fn.countAll<number>().as('tasks'),
        sql<
          number | null
        >`extract(epoch from ${now.toISOString()}::timestamptz - min(interviews.starts_at - ${sql.lit(from)}::interval))`.as(
          'oldest_seconds',
        ),
      ])
      .executeTakeFirstOrThrow();
    counts.tasks += Number(tasks);
    counts.oldest_seconds = Math.max(counts.oldest_seconds, Number(oldest_seconds ?? 0));
  }
  return counts;
}

function selectDue(db: Db, ahead: ReminderLead, now: Date) {
  const { column, from, until } = reminderWindows[ahead];
  const instant = now.toISOString();
  return db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('organizations', 'organizations.id', 'interviews.org_id')
    .where('interviews.completed_at', 'is', null)
    .where('interviews.declined_at', 'is', null)
    .where('applications.status', '=', 'Interview')
    .where('organizations.verification_status', '=', 'verified')
    .where('interviews.starts_at', '>', sql<string>`${instant}::timestamptz + ${sql.lit(until)}::interval`)
    .where('interviews.starts_at', '<=', sql<string>`${instant}::timestamptz + ${sql.lit(from)}::interval`)
    .where('interviews.dated_at', '<=', sql<string>`interviews.starts_at - ${sql.lit(from)}::interval`)
    .where(`interviews.${column}`, 'is distinct from', sql.ref<string>('interviews.starts_at'));
}
