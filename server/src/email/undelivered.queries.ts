import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db';
import type { EmailMessage } from './emailMessage';
import { backgroundTaskKinds, type TaskKind } from './kinds';
import type { Task } from './queries';

/**
 * Ends a task that failed for good. An email stays, so that it can be sent again, but of one with a secret only what admins
 * may see; other tasks are erased.
 */
export const giveUpTask = (db: Db, { id, kind, payload }: Task, last_error: string) => {
  const isEmail = !backgroundTaskKinds.some((name) => name === kind);
  return db
    .updateTable('outbox')
    .set({
      ...{ done_at: sql<string>`now()`, last_error },
      ...(isEmail
        ? { gave_up_at: sql<string>`now()`, payload: JSON.stringify(removeSecret(kind, payload as EmailMessage)) }
        : { payload: '{}' }),
    })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
};

/** Texts that were queued before they were marked count as secret. */
function removeSecret(kind: TaskKind, payload: EmailMessage): Partial<EmailMessage> {
  if (kind !== 'mail' || payload.is_secret === false) return payload;
  const { user_id, to, about, subject } = payload;
  return { user_id, ...(to !== undefined && { to }), about, subject, is_secret: true };
}

/** Ends every task that is due or will be, as one that failed for good. */
export async function giveUpOpenTasks(tx: Tx, last_error: string): Promise<void> {
  const open = await tx
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts', 'created_at'])
    .where('done_at', 'is', null)
    .where('held_for', 'is', null)
    .$narrowType<{ kind: TaskKind }>()
    .execute();
  for (const task of open) await giveUpTask(tx, task, last_error);
}

/** Erases what is kept of the emails to a person that were given up. */
export const eraseUndeliveredEmails = (tx: Tx, user_id: number) =>
  tx
    .updateTable('outbox')
    .set({ gave_up_at: null, payload: '{}' })
    .where('gave_up_at', 'is not', null)
    .where(sql<boolean>`payload @> ${JSON.stringify({ user_id })}::jsonb`)
    .execute();
