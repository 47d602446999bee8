import type { askForNews, Message, MessageKind, Output, sendMessage } from '@foothold/shared/contract';
import { refuseBeyondQuota } from '../../accounts/documents/quota';
import { lockStudentProfile } from '../../accounts/students.queries';
import {
  announceApplications,
  announceConversation,
  announceConversations,
} from '../../notifications/announcements.queries';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/db';
import { type Call, fail, type Upload, type User } from '../../platform/http';
import { insertFiles, type SavedFile, saveFiles } from '../../platform/storage';
import { todayIn } from '../../platform/time/days';
import { updateRepliedAt } from '../applicationStatus.queries';
import { lockOwnConversation } from './conversation';
import { addToConversations, type ConversationRow, updateConversation } from './conversation.queries';
import { deleteDraft } from './drafts.queries';
import { countDocuments, insertMessage, insertMessagesToStudents } from './messages.queries';
import { findNewsRefusal, findRefusal, formatNewsRequest, toMessages, toSide } from './toConversation';

/** Writes to the other side. Rows and files are saved together or not at all. */
export function sendToOtherSide(
  context: Context,
  {
    user,
    params,
    body,
    files,
    commit,
  }: Pick<Call<typeof sendMessage>, 'user' | 'params' | 'body' | 'files' | 'commit'>,
): Promise<Output<typeof sendMessage>> {
  const uploads: Partial<Record<string, Upload>> = files;
  return saveFiles(context.store, uploads, async (stored) => {
    const documents = Object.values(stored).filter((file) => file !== undefined);
    const { response } = await commit(async (tx) => {
      // In the order in which an erasure locks them.
      if (documents.length > 0) await lockStudentProfile(tx, user.user_id);
      const conversation = await lockOwnConversation(tx, user, params.id);
      const refusal = findRefusal(conversation, toSide(user));
      if (refusal) fail(refusal.code, undefined, refusal);
      if (!body.body && documents.length === 0) fail('invalid_input', { body: 'Write something or add a document.' });
      const content = { kind: 'text', body: body.body ?? '', documents } as const;
      return { response: { message: await writeMessage(context, tx, { user, conversation, content }) } };
    });
    return response;
  });
}

/** Asks for news in the student's name, once an application, where its promised reply is overdue. */
export async function sendNewsRequest(
  context: Context,
  { user, params, commit }: Pick<Call<typeof askForNews>, 'user' | 'params' | 'commit'>,
): Promise<Output<typeof askForNews>> {
  const { response } = await commit(async (tx) => {
    const conversation = await lockOwnConversation(tx, user, params.id);
    const refusal = findNewsRefusal(conversation, todayIn(context.config.PLATFORM_TIME_ZONE));
    if (refusal) fail(refusal.code, undefined, refusal);
    const content = { kind: 'news_request', body: formatNewsRequest(conversation), documents: [] } as const;
    const message = await writeMessage(context, tx, { user, conversation, content });
    await updateConversation(tx, conversation, { news_asked_at: 'now' });
    return { response: { message } };
  });
  return response;
}

interface NewMessage {
  user: User;
  /** Locked. */
  conversation: ConversationRow;
  content: { kind: MessageKind; body: string; documents: readonly SavedFile[] };
}

/** Writes a message with its documents, counts and events, all in the caller's transaction. */
async function writeMessage(
  { config }: Context,
  tx: Tx,
  { user, conversation, content: { kind, body, documents } }: NewMessage,
): Promise<Message> {
  const { application_id, user_id, org_id, company_user_id } = conversation;
  const side = toSide(user);
  const row = await insertMessage(tx, { application_id, org_id, side, sender_id: user.user_id, kind, body });
  await addToConversations(tx, side, [{ application_id, user_id, org_id, message_id: row.id }]);
  await addDocuments(tx, { message_id: row.id, application_id, user, documents });
  if (kind === 'text') await deleteDraft(tx, { application_id, user_id: user.user_id });
  if (side === 'organization' && !conversation.replied_at) {
    await updateRepliedAt(tx, [application_id]);
    await announceApplications(tx, company_user_id);
  }
  await announceConversation(tx, application_id, [user_id, company_user_id]);
  const [message] = toMessages([{ ...row, files: documents }], conversation, { reader_id: user.user_id, config });
  return message as Message;
}

interface Sender {
  org_id: number;
  sender_id: number;
  company_user_id: number;
}

/** Writes to several students in a company's name, each about their own application, which is locked. */
export async function sendToStudents(
  tx: Tx,
  { company_user_id, ...sender }: Sender,
  messages: readonly { application_id: number; user_id: number; body: string }[],
): Promise<void> {
  if (messages.length === 0) return;
  const userIds = new Map(messages.map(({ application_id, user_id }) => [application_id, user_id]));
  const written = (await insertMessagesToStudents(tx, sender, messages)).map((message) => ({
    ...{ ...message, org_id: sender.org_id, user_id: userIds.get(message.application_id) as number },
  }));
  await addToConversations(tx, 'organization', written);
  await updateRepliedAt(tx, [...userIds.keys()]);
  await announceConversations(tx, company_user_id, written);
}

/** How many documents each side may send in one conversation. */
const maxDocuments = 60;

interface NewDocuments {
  message_id: number;
  application_id: number;
  user: User;
  documents: readonly SavedFile[];
}

async function addDocuments(tx: Tx, { message_id, application_id, user, documents }: NewDocuments): Promise<void> {
  if (documents.length === 0) return;
  await insertFiles(tx, { message_id }, ...documents);
  if ((await countDocuments(tx, { application_id, side: toSide(user) })) > maxDocuments) {
    const sentence = `Each side may send ${maxDocuments} documents in a conversation.`;
    fail('not_possible_now', undefined, { sentence });
  }
  if (toSide(user) === 'student') await refuseBeyondQuota(tx, user.user_id);
}
