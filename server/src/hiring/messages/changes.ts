import type { Conversation } from '@foothold/shared/contract';
import { announceAdminQueue, announceConversation } from '../../notifications/announcements.queries';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { isUndecided } from '../applicationStatus';
import { loadConversation, lockOwnConversation } from './conversation';
import { type ConversationRow, updateConversation } from './conversation.queries';
import { insertReport } from './reports.queries';

type Services = Pick<Context, 'db' | 'config'>;

/** The student ends the conversation for the company, or takes that back. */
export const setBlocked = (services: Services, user: User, id: number, isBlocked: boolean): Promise<Conversation> =>
  changeConversation(services, user, id, async (tx, conversation) => {
    if (Boolean(conversation.blocked_at) === isBlocked) return;
    await updateConversation(tx, conversation, { blocked_at: isBlocked ? 'now' : null });
    await audit(tx, user, id, isBlocked ? 'blocked' : 'unblocked');
  });

/** The company closes the conversation of an application about which nothing is left to decide, or opens it again. */
export const setClosed = (services: Services, user: User, id: number, isClosed: boolean): Promise<Conversation> =>
  changeConversation(services, user, id, async (tx, conversation) => {
    if (Boolean(conversation.closed_at) === isClosed) return;
    if (isClosed && isUndecided(conversation.status)) {
      fail('not_possible_now', undefined, { sentence: 'Decide about the application first, then close this.' });
    }
    await updateConversation(tx, conversation, { closed_at: isClosed ? 'now' : null });
    await audit(tx, user, id, isClosed ? 'closed' : 'reopened');
  });

/** A student reports a conversation, in the caller's transaction: one report at a time is open. */
export async function report(
  { config }: Services,
  tx: Tx,
  user: User,
  { application_id, reason }: { application_id: number; reason: string },
): Promise<Conversation> {
  const conversation = await lockOwnConversation(tx, user, application_id);
  if (!conversation.last_message_id) {
    fail('not_possible_now', undefined, { sentence: 'There is no message to report.' });
  }
  if (!(await insertReport(tx, { application_id, reason }))) {
    const sentence = 'You have reported this conversation, and we have yet to look at it.';
    fail('not_possible_now', undefined, { sentence });
  }
  await audit(tx, user, application_id, 'reported');
  await announceAdminQueue(tx);
  await announceConversation(tx, application_id, [user.user_id]);
  return loadConversation({ db: tx, config }, user, application_id);
}

async function changeConversation(
  { db, config }: Services,
  user: User,
  application_id: number,
  change: (tx: Tx, conversation: ConversationRow) => Promise<void>,
): Promise<Conversation> {
  await transact(db, async (tx) => {
    const conversation = await lockOwnConversation(tx, user, application_id);
    await change(tx, conversation);
    await announceConversation(tx, application_id, [conversation.user_id, conversation.company_user_id]);
  });
  return loadConversation({ db, config }, user, application_id);
}

const audit = (tx: Tx, user: User, application_id: number, verb: string) =>
  writeAudit(tx, user, { action: `conversation.${verb}`, subject: 'application', subject_id: application_id });
