import type { Output, Query } from '@foothold/shared/contract';
import type { listUndeliveredEmails, UndeliveredEmail } from '@foothold/shared/contract/admin';
import * as z from 'zod';
import type { EmailMessage } from '../email/emailMessage';
import type { EmailTemplate, EmailTemplates } from '../email/emailTemplate';
import type { EmailKind } from '../email/kinds';
import { findRecipient } from '../email/recipient.queries';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { listUndelivered, lockTask, requeueTask } from './undeliveredEmails.queries';

/** Rows of a page. Most are composed for it, one after the other. */
const pageSize = 20;
const { readCursor, writeCursor } = createCursorCodec(z.object({ before: z.int() }));

type Task = Pick<Awaited<ReturnType<typeof listUndelivered>>[number], 'kind' | 'payload'>;

/** A page of the emails that were given up, each as it would be sent now. */
export async function loadUndeliveredEmails(
  context: Context,
  templates: EmailTemplates,
  { cursor }: Query<typeof listUndeliveredEmails>,
): Promise<Output<typeof listUndeliveredEmails>> {
  const { db } = context;
  const rows = await listUndelivered(db, { ...(cursor && readCursor(cursor)), limit: pageSize + 1 });
  const emails: UndeliveredEmail[] = [];
  for (const { id, gave_up_at, attempts, last_error, ...task } of rows.slice(0, pageSize)) {
    const message = await composeMessage(context, templates, task);
    const recipient = message && (await findRecipient(db, message));
    emails.push({
      ...{ id, gave_up_at, attempts, error: last_error ?? '', about: getEmailKind(task), was_secret: wasSecret(task) },
      subject: (recipient && message?.subject) ?? null,
      to: recipient?.email ?? null,
    });
  }
  const last = emails.at(-1);
  return { emails, next_cursor: last && rows.length > pageSize ? writeCursor({ before: last.id }) : null };
}

/** Queues an email again that was given up, for as long as one of its kind is worth sending. */
export const queueUndeliveredEmail = (
  context: Context,
  templates: EmailTemplates,
  admin: User,
  { id, request_id }: { id: number; request_id: string },
): Promise<void> =>
  transact(context.db, async (tx) => {
    const task = (await lockTask(tx, id)) ?? fail('not_found');
    if (task.done_at === null)
      fail('not_possible_now', undefined, { sentence: 'This email is being sent again already.' });
    if (task.gave_up_at === null) fail('not_found');
    if (wasSecret(task)) fail('not_possible_now', undefined, { sentence: 'The link of this email is not kept.' });
    const about = getEmailKind(task);
    await requeueTask(tx, id, new Date(Date.now() + templates[about].expiresAfter).toISOString());
    const detail = { email: about };
    await writeAudit(tx, admin, { action: 'email.resent', subject: 'email', subject_id: id, detail, request_id });
  });

/** What the task says now. Undefined where there is nothing left to say. */
const composeMessage = async ({ db, config }: Context, templates: EmailTemplates, task: Task) => {
  if (task.kind === 'mail') return task.payload as EmailMessage;
  const template: EmailTemplate = templates[getEmailKind(task)];
  return 'compose' in template ? template.compose(db, task.payload as object, config) : undefined;
};

const getEmailKind = ({ kind, payload }: Task) =>
  (kind === 'mail' ? (payload as EmailMessage).about : kind) as EmailKind;

const wasSecret = ({ kind, payload }: Task) => kind === 'mail' && (payload as EmailMessage).is_secret !== false;
