import type { ConversationSide } from '@foothold/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Db, prepareStatement } from '../../platform/db';

interface Reader {
  side: ConversationSide;
  /** The student's or the organization's id. */
  owner_id: number;
  user_id: number;
}

const excerptSource = 400;

/** Conversations with their last message, as one side sees them. */
const selectSummaries = (db: Db, { side, user_id }: Pick<Reader, 'side' | 'user_id'>) =>
  db
    .selectFrom('conversations')
    .innerJoin('applications', 'applications.id', 'conversations.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('students', 'students.user_id', 'conversations.user_id')
    .innerJoin('organizations', 'organizations.id', 'conversations.org_id')
    .innerJoin('messages as last', 'last.id', 'conversations.last_message_id')
    .select(['conversations.application_id', 'applications.job_id', 'conversations.org_id', 'applications.status'])
    .select(['jobs.job_title', 'organizations.company_name', 'students.full_name as student_name'])
    .select(['conversations.closed_at', 'conversations.blocked_at', `conversations.${side}_unread as unread`])
    .select(['last.id as last_id', 'last.side as last_side', 'last.kind as last_kind', 'last.created_at as last_at'])
    .select((eb) => [
      eb.fn<string>('left', ['last.body', eb.lit(excerptSource)]).as('last_body'),
      eb
        .selectFrom('files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('files.message_id', '=', 'last.id')
        .$asScalar()
        .$notNull()
        .as('last_documents'),
      // Not `exists`, which the planner may answer by reading all that the user has ever drafted.
      eb
        .selectFrom('message_drafts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('message_drafts.application_id', '=', 'conversations.application_id')
        .where('message_drafts.user_id', '=', user_id)
        .$asScalar()
        .$notNull()
        .as('drafts'),
    ]);

export type SummaryRow = Awaited<ReturnType<typeof listConversationRows>>[number];

interface PageValues {
  owner_id: number;
  user_id: number;
  before: number;
  limit: number;
}

const createPageStatement = (side: ConversationSide, isUnread: boolean) =>
  prepareStatement((db, { owner_id, user_id, before, limit }: PageValues) =>
    selectSummaries(db, { side, user_id })
      .where(side === 'student' ? 'conversations.user_id' : 'conversations.org_id', '=', owner_id)
      .where('conversations.last_message_id', '<', before)
      .$if(isUnread, (query) => query.where(`conversations.${side}_unread`, '>', sql.lit(0)))
      .orderBy('conversations.last_message_id', 'desc')
      .limit(limit),
  );

const selectPage = {
  student: { all: createPageStatement('student', false), unread: createPageStatement('student', true) },
  organization: { all: createPageStatement('organization', false), unread: createPageStatement('organization', true) },
};

/** A page of the conversations of one side whose last message has an id below `before`, the latest first. */
export const listConversationRows = async (
  db: Db,
  { side, ...reader }: Reader,
  { show, ...page }: { show: 'all' | 'unread'; before: number; limit: number },
) => (await selectPage[side][show](db, { ...reader, ...page })).rows;

const maxFound = 50;
/** The newest messages of a company, in which a common word is found soon. */
const maxRecent = sql.lit(3000);
/** Newest matching messages that are looked at: a word may occur in many of the same conversation. */
const maxMatches = sql.lit(2000);
/** Characters of a message that are read to find its excerpt. */
const foundSource = 10_000;

/**
 * The newest message of each conversation of a company in which words with all of these beginnings occur, the latest 50.
 * `q` holds at least one letter or digit.
 */
export async function listFoundMessages(db: Db, org_id: number, q: string) {
  const query = toQuery(org_id, q);
  // The index finds all messages with a word before it can say which are the newest: too many, where the word is common.
  const recent = await selectNewest(
    db,
    sql`select id, application_id from (
      select id, application_id, words from messages where org_id = ${org_id} order by id desc limit ${maxRecent}
    ) recent where words @@ ${query}`,
  );
  if (recent.length === maxFound) return recent;
  return selectNewest(
    db,
    sql`select id, application_id from messages where words @@ ${query} order by id desc limit ${maxMatches}`,
  );
}

async function selectNewest(db: Db, matches: RawBuilder<unknown>) {
  const { rows } = await sql<{ application_id: number; id: number; body: string; created_at: string }>`
    with matches as materialized (${matches}), newest as (
      select max(id) as id from matches group by application_id order by 1 desc limit ${sql.lit(maxFound)}
    )
    select application_id, id, left(body, ${sql.lit(foundSource)}) as body, created_at
    from newest join messages using (id) order by id desc`.execute(db);
  return rows;
}

/** Words that begin so, in messages of the company alone: the index answers both at once. */
const toQuery = (org_id: number, q: string): RawBuilder<unknown> => sql`(
  select (lexeme(${`organization=${org_id}`}) || string_agg(' & ' || lexeme(word) || ':*', ''))::tsquery
  from regexp_split_to_table(btrim(words_of(${q})), '\\s+') as word)`;

/** How a search spells a text: its folded words. */
export const foldWords = async (db: Db, q: string): Promise<string[]> => {
  const { rows } = await sql<{ words: string }>`select words_of(${q}) as words`.execute(db);
  return (rows[0]?.words ?? '').split(/\s+/).filter(Boolean);
};

/** These conversations, as one side sees them. */
export const listConversationsOf = (db: Db, reader: Reader, application_ids: readonly number[]) =>
  selectSummaries(db, reader)
    .where('conversations.application_id', 'in', application_ids)
    .where('conversations.org_id', '=', reader.owner_id)
    .execute();
