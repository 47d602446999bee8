import type { ConversationSide } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, type NewRow, prepareStatement, type Tx } from '../../platform/db';

export const insertMessage = (tx: Tx, values: NewRow<'messages'>) =>
  tx
    .insertInto('messages')
    // Not when the transaction began: it may have waited for the message before.
    .values({ ...values, created_at: sql<string>`clock_timestamp()` })
    .returning(['id', 'side', 'sender_id', 'kind', 'body', 'created_at'])
    .executeTakeFirstOrThrow();

export type MessageRow = Awaited<ReturnType<typeof insertMessage>>;

interface MessageToStudent {
  application_id: number;
  body: string;
}

/** A company's messages to several students. Resolves to their ids. */
export const insertMessagesToStudents = async (
  tx: Tx,
  sender: { org_id: number; sender_id: number },
  messages: readonly MessageToStudent[],
): Promise<{ message_id: number; application_id: number }[]> => {
  const { rows } = await sql<{ message_id: number; application_id: number }>`
    insert into messages (application_id, org_id, side, sender_id, kind, body, created_at)
    select application_id, ${sender.org_id}, 'organization', ${sender.sender_id}, 'text', body, clock_timestamp()
    from json_to_recordset(${JSON.stringify(messages)}::json) as messages(application_id int, body text)
    returning id as message_id, application_id`.execute(tx);
  return rows;
};

/** Messages of a conversation with an id below `before`, newest first. */
export const listMessageRows = async (
  db: Db,
  page: { application_id: number; before: number; limit: number },
): Promise<MessageRow[]> => (await selectMessages(db, page)).rows;

const selectMessages = prepareStatement(
  (db, { application_id, before, limit }: { application_id: number; before: number; limit: number }) =>
    db
      .selectFrom('messages')
      .select(['id', 'side', 'sender_id', 'kind', 'body', 'created_at'])
      .where('application_id', '=', application_id)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit),
);

/** The documents of messages, by name. */
export const listMessageFiles = (db: Db, application_id: number, message_ids: readonly [number, ...number[]]) =>
  db
    .selectFrom('files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .select(['files.message_id', 'files.key', 'files.name', 'files.size', 'files.type', 'files.scan_status'])
    .where('messages.application_id', '=', application_id)
    .where('files.message_id', '>=', Math.min(...message_ids))
    .where('files.message_id', '<=', Math.max(...message_ids))
    .orderBy('files.message_id')
    .orderBy('files.name')
    .orderBy('files.key')
    .$narrowType<{ message_id: number }>()
    .execute();

/** How many documents one side has sent in a conversation. */
export const countDocuments = async (
  tx: Tx,
  { application_id, side }: { application_id: number; side: ConversationSide },
): Promise<number> => {
  const { count } = await tx
    .selectFrom('messages')
    .innerJoin('files', 'files.message_id', 'messages.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('messages.application_id', '=', application_id)
    .where('messages.side', '=', side)
    .executeTakeFirstOrThrow();
  return count;
};

/** Locks what was read of a conversation, until the transaction ends. */
export const lockReading = (tx: Tx, application_id: number) =>
  tx
    .selectFrom('conversations')
    .select(['last_message_id', 'student_read_up_to', 'organization_read_up_to'])
    .where('application_id', '=', application_id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Stores up to which message a side has read, counts what is left, and puts off an email about that. Resolves to how many
 * are left. The conversation must be locked, so that a message that comes meanwhile is counted.
 */
export async function updateReading(
  tx: Tx,
  { application_id, side, up_to }: { application_id: number; side: ConversationSide; up_to: number },
): Promise<number> {
  const [read, unread, due, emailed] = ['read_up_to', 'unread', 'email_due_at', 'emailed_at'].map((name) =>
    sql.ref(`${side}_${name}`),
  );
  const { rows } = await sql<{ unread: number }>`
    update conversations
    set ${read} = ${up_to}, ${unread} = unseen.count,
      ${due} = case when unseen.count > 0 and ${due} is not null
        then greatest(unseen.first_at + interval '10 minutes', ${emailed} + interval '1 hour') end
    from (
      select count(*)::int as count, min(created_at) as first_at from messages
      where application_id = ${application_id} and id > ${up_to} and side <> ${side}
    ) unseen
    where application_id = ${application_id}
    returning ${unread} as unread`.execute(tx);
  return rows[0]?.unread ?? 0;
}
