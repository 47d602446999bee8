import type { ConversationSummary, FoundMessage, listConversations, Output, Query } from '@foothold/shared/contract';
import { excerpt } from '@foothold/shared/format';
import * as z from 'zod';
import type { Db } from '../../platform/db';
import type { User } from '../../platform/http';
import { createCursorCodec } from '../../platform/paging/cursor';
import { excerptAround } from './excerptAround';
import {
  foldWords,
  listConversationRows,
  listConversationsOf,
  listFoundMessages,
  type SummaryRow,
} from './lists.queries';
import { toSide } from './toConversation';

const pageSize = 30;
/** Larger than every id. */
const end = 2_147_483_647;
const { writeCursor, readCursor } = createCursorCodec(z.int().positive().max(end));

const toReader = (user: User) => ({ side: toSide(user), owner_id: user.role_specific_id, user_id: user.user_id });

/** The caller's conversations, those with the latest messages first. */
export async function loadConversations(
  db: Db,
  user: User,
  { show, cursor, limit = pageSize }: Query<typeof listConversations>,
): Promise<Output<typeof listConversations>> {
  const before = cursor === undefined ? end : readCursor(cursor);
  const rows = await listConversationRows(db, toReader(user), {
    before,
    show: show ?? 'all',
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { conversations: page.map(toSummary), next_cursor: last ? writeCursor(last.last_id) : null };
}

/** The company's conversations in which words that begin like those of `q` all occur in one message. */
export async function findConversations(db: Db, user: User, q: string): Promise<FoundMessage[]> {
  const words = await foldWords(db, q);
  if (words.length === 0) return [];
  const found = await listFoundMessages(db, user.role_specific_id, q);
  if (found.length === 0) return [];
  const rows = await listConversationsOf(
    db,
    toReader(user),
    found.map(({ application_id }) => application_id),
  );
  const byApplication = new Map(rows.map((row) => [row.application_id, row]));
  return found.flatMap(({ application_id, id, body, created_at }) => {
    const row = byApplication.get(application_id);
    return row
      ? [{ conversation: toSummary(row), message_id: id, excerpt: excerptAround(body, words), created_at }]
      : [];
  });
}

const excerptLength = 140;

const toSummary = (row: SummaryRow): ConversationSummary => {
  const { last_id, last_side, last_kind, last_body, last_documents, last_at, drafts, ...conversation } = row;
  return {
    ...conversation,
    has_draft: drafts > 0,
    last_message: {
      ...{ id: last_id, side: last_side, kind: last_kind, documents: last_documents, created_at: last_at },
      excerpt: excerpt(last_body, excerptLength),
    },
  };
};
