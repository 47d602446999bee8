import { sql } from 'kysely';
import { announceTasks } from '../email/queries';
import type { Db, Tx } from '../platform/db';

/** Emails that were given up, with an id below `before`, the newest first. */
export const listUndelivered = (db: Db, { before, limit }: { before?: number; limit: number }) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts', 'last_error', 'gave_up_at'])
    .where('gave_up_at', 'is not', null)
    .$narrowType<{ gave_up_at: string }>()
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const countUndelivered = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('gave_up_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Locks a task of the outbox until the transaction ends. */
export const lockTask = (tx: Tx, id: number) =>
  tx
    .selectFrom('outbox')
    .select(['kind', 'payload', 'done_at', 'gave_up_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Makes a task due again that was given up. Its email keeps its message id, so that one which arrived after all is recognized. */
export const requeueTask = (tx: Tx, id: number, give_up_at: string): Promise<void> =>
  announceTasks(
    tx,
    (message) => sql`
    with requeued as (
      update outbox
      set done_at = null, gave_up_at = null, attempts = 0, available_at = now(), last_error = null,
        payload = payload || ${JSON.stringify({ give_up_at })}::jsonb
      where id = ${id}
      returning id
    )
    select ${message} as message from requeued
  `,
  );
