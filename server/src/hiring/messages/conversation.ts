import type { Conversation, Message } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import type { Db, Tx } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { type ConversationRow, findConversation, lockApplicationRow } from './conversation.queries';
import { listMessageRows } from './messages.queries';
import { toConversation, toMessages, toSide } from './toConversation';

type Services = Pick<Context, 'db' | 'config'>;

/** The conversation of an application, if the user is on one of its two sides; 404 for everybody else. */
export async function findOwnConversation(db: Db, user: User, application_id: number): Promise<ConversationRow> {
  const row = await findConversation(db, { application_id, reader_id: user.user_id });
  const isOwn = toSide(user) === 'student' ? row?.user_id === user.user_id : row?.org_id === user.role_specific_id;
  return row && isOwn ? row : fail('not_found');
}

/** The same, locked until the transaction ends, as every change to a conversation does but reading. */
export async function lockOwnConversation(tx: Tx, user: User, application_id: number): Promise<ConversationRow> {
  await lockApplicationRow(tx, application_id);
  return findOwnConversation(tx, user, application_id);
}

/** The conversation as it is now for one of its users. */
export const loadConversation = async (
  { db, config }: Services,
  user: User,
  application_id: number,
): Promise<Conversation> =>
  toConversation(await findOwnConversation(db, user, application_id), user, todayIn(config.PLATFORM_TIME_ZONE));

interface Page {
  cursor?: number | undefined;
  limit?: number | undefined;
}

/** The conversation with a page of its messages, the newest first. */
export async function loadThread({ db, config }: Services, user: User, application_id: number, page: Page) {
  const row = await findOwnConversation(db, user, application_id);
  const { messages, next_cursor } = await loadMessages({ db, config }, row, { ...page, reader_id: user.user_id });
  const conversation = toConversation(row, user, todayIn(config.PLATFORM_TIME_ZONE));
  return { conversation, messages, next_cursor };
}

const pageSize = 50;
/** Larger than every id. */
const end = 2_147_483_647;

/** A page of messages, the newest first, as a reader sees them; `reader_id` is null for an admin. */
export async function loadMessages(
  { db, config }: Services,
  conversation: Pick<ConversationRow, 'application_id' | 'student_name' | 'company_name'>,
  { cursor = end, limit = pageSize, reader_id }: Page & { reader_id: number | null },
): Promise<{ messages: Message[]; next_cursor: string | null }> {
  const { application_id } = conversation;
  const found = await listMessageRows(db, { application_id, before: cursor, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    messages: toMessages(rows, conversation, { reader_id, config }),
    next_cursor: last ? String(last.id) : null,
  };
}
