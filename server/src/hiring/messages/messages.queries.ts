import type { ConversationSide } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, type NewRow, prepareStatement, type Row, type Tx } from '../../platform/db';

export const insertMessage = (tx: Tx, values: NewRow<'messages'>) =>
  tx
    .insertInto('messages')
    // Not when the transaction began: it may have waited for the message before.
    .values({ ...values, created_at: sql<string>`clock_timestamp()` })
    .returning(['id', 'side', 'sender_id', 'kind', 'body', 'created_at'])
    .executeTakeFirstOrThrow();

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

type FileRow = Pick<Row<'files'>, 'key' | 'name' | 'size' | 'type' | 'scan_status'>;

/** Messages of a conversation with an id below `before`, newest first, each with its documents by name. */
export const listMessageRows = async (db: Db, page: { application_id: number; before: number; limit: number }) =>
  (await selectMessages(db, page)).rows;

type ListedMessage = Awaited<ReturnType<typeof listMessageRows>>[number];
export type MessageRow = Omit<ListedMessage, 'files'> & { files: readonly FileRow[] };

const selectMessages = prepareStatement(
  (db, { application_id, before, limit }: { application_id: number; before: number; limit: number }) =>
    db
      .selectFrom('messages')
      .select(['id', 'side', 'sender_id', 'kind', 'body', 'created_at'])
      .select(
        sql<FileRow[]>`coalesce((
          select json_agg(json_build_object(
            'key', key, 'name', name, 'size', size, 'type', type, 'scan_status', scan_status) order by name, key)
          from files where message_id = messages.id), '[]')`.as('files'),
      )
      .where('application_id', '=', application_id)
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(limit),
);

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
