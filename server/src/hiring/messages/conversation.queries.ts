import type { ConversationSide } from '@foothold/shared/contract';
import { sql } from 'kysely';
import { type Db, prepareStatement, type Tx } from '../../platform/db';

/** Locks an application, and with it all that its two sides do in their conversation, until the transaction ends. */
export const lockApplicationRow = (tx: Tx, id: number) =>
  tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** The conversation of an application as one of its users finds it; also one that nobody has begun. */
export const findConversation = async (db: Db, key: { application_id: number; reader_id: number }) =>
  (await selectConversation(db, key)).rows[0];

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

const selectConversation = prepareStatement(
  (db, { application_id, reader_id }: { application_id: number; reader_id: number }) =>
    db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .innerJoin('students', 'students.user_id', 'applications.user_id')
      .innerJoin('organizations', 'organizations.id', 'applications.org_id')
      .leftJoin('conversations', 'conversations.application_id', 'applications.id')
      .leftJoin('message_drafts as drafts', (join) =>
        join.onRef('drafts.application_id', '=', 'applications.id').on('drafts.user_id', '=', reader_id),
      )
      .leftJoin('conversation_reports as reports', (join) =>
        join.onRef('reports.application_id', '=', 'applications.id').on('reports.resolved_at', 'is', null),
      )
      .select(['applications.id as application_id', 'applications.job_id', 'applications.org_id'])
      .select(['applications.user_id', 'applications.status', 'applications.reply_due_on', 'applications.reply_days'])
      .select(['applications.replied_at', 'jobs.job_title', 'students.full_name as student_name'])
      .select(['students.deleted_at', 'organizations.company_name', 'organizations.user_id as company_user_id'])
      .select(['organizations.verification_status', 'conversations.last_message_id'])
      .select(['conversations.student_read_up_to', 'conversations.student_unread'])
      .select(['conversations.organization_read_up_to', 'conversations.organization_unread'])
      .select(['conversations.closed_at', 'conversations.blocked_at', 'conversations.news_asked_at'])
      .select(['drafts.body as draft_body', 'drafts.updated_at as draft_updated_at', 'reports.reported_at'])
      .select((eb) =>
        eb
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.application_id', '=', 'applications.id')
          .where('messages.sender_id', '=', reader_id)
          .orderBy('messages.id', 'desc')
          .limit(sql.lit(1))
          .as('last_sent'),
      )
      .where('applications.id', '=', application_id),
);

interface NewMessage {
  application_id: number;
  user_id: number;
  org_id: number;
  message_id: number;
}

/** Minutes after which somebody is emailed about what they have not read, and between two such emails. */
const emailDelay = { first: sql.lit(10), next: sql.lit(60) };

/** Counts messages of one side, each as the last one of its conversation and as unread by the other side, which is due to be emailed. */
export const addToConversations = (tx: Tx, side: ConversationSide, messages: readonly NewMessage[]) => {
  const other = side === 'student' ? 'organization' : 'student';
  const [unread, due, emailed] = [`${other}_unread`, `${other}_email_due_at`, `${other}_emailed_at`].map((name) =>
    sql.ref(name),
  );
  const delay = sql`now() + make_interval(mins => ${emailDelay.first})`;
  return sql`
    insert into conversations (application_id, user_id, org_id, last_message_id, ${unread}, ${due})
    select application_id, user_id, org_id, message_id, 1, ${delay}
    from json_to_recordset(${JSON.stringify(messages)}::json)
      as messages(application_id int, user_id int, org_id int, message_id int)
    order by application_id
    on conflict (application_id) do update set
      last_message_id = excluded.last_message_id,
      ${unread} = conversations.${unread} + 1,
      ${due} = coalesce(conversations.${due},
        greatest(${delay}, conversations.${emailed} + make_interval(mins => ${emailDelay.next})))
  `.execute(tx);
};

interface ConversationState {
  closed_at?: 'now' | null;
  blocked_at?: 'now' | null;
  news_asked_at?: 'now';
}

/** Sets or clears when something happened to a conversation, which need not have begun. */
export const updateConversation = (
  tx: Tx,
  { application_id, user_id, org_id }: Pick<ConversationRow, 'application_id' | 'user_id' | 'org_id'>,
  state: ConversationState,
) => {
  const values = Object.fromEntries(
    Object.entries(state).map(([name, value]) => [name, value && sql<string>`now()`]),
  ) as Record<keyof ConversationState, ReturnType<typeof sql<string>> | null>;
  // Whoever has ended a conversation is not emailed about it any more.
  const changes = { ...values, ...(state.blocked_at && { student_email_due_at: null }) };
  return tx
    .insertInto('conversations')
    .values({ application_id, user_id, org_id, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(changes))
    .execute();
};
