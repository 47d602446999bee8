import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** How many tasks a queue holds, and for how many seconds the longest waiting one has been due. */
export interface QueueFigures {
  tasks: number;
  oldest_seconds: number;
}

/**
 * The emails and other tasks of the outbox. One that was attempted and failed still counts as waiting since it was queued;
 * one that is held or whose time has not come does not.
 */
export const countOutbox = (db: Db): Promise<QueueFigures> =>
  db
    .selectFrom('outbox')
    .select((eb) => [
      eb.fn.countAll<number>().as('tasks'),
      sql<number>`coalesce(extract(epoch from now() - min(case when attempts > 0 then created_at else available_at end)), 0)`.as(
        'oldest_seconds',
      ),
    ])
    .where('done_at', 'is', null)
    .where('held_for', 'is', null)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('available_at', '<=', sql<string>`now()`)]))
    .executeTakeFirstOrThrow()
    .then(toNumbers);

/** The documents that nobody can open yet. */
export const countPendingScans = (db: Db): Promise<QueueFigures> =>
  db
    .selectFrom('files')
    .select((eb) => [
      eb.fn.countAll<number>().as('tasks'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)`.as('oldest_seconds'),
    ])
    .where('scan_status', '=', 'pending')
    .where('scan_due_at', 'is not', null)
    .executeTakeFirstOrThrow()
    .then(toNumbers);

const toNumbers = ({ tasks, oldest_seconds }: QueueFigures): QueueFigures => ({
  tasks: Number(tasks),
  oldest_seconds: Number(oldest_seconds),
});
