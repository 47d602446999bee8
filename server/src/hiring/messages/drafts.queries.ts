import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

interface DraftKey {
  application_id: number;
  user_id: number;
}

export const upsertDraft = (tx: Tx, { body, ...key }: DraftKey & { body: string }) => {
  const written = { body, updated_at: sql<string>`clock_timestamp()` };
  return tx
    .insertInto('message_drafts')
    .values({ ...key, ...written })
    .onConflict((conflict) => conflict.columns(['application_id', 'user_id']).doUpdateSet(written))
    .returning(['body', 'updated_at'])
    .executeTakeFirstOrThrow();
};

export const deleteDraft = (db: Db, { application_id, user_id }: DraftKey) =>
  db.deleteFrom('message_drafts').where('application_id', '=', application_id).where('user_id', '=', user_id).execute();

/** A user's drafts, for the export of the account. */
export const listMessageDrafts = (db: Db, user_id: number) =>
  db
    .selectFrom('message_drafts')
    .select(['application_id', 'body', 'updated_at'])
    .where('user_id', '=', user_id)
    .orderBy('application_id')
    .execute();

export const deleteOldMessageDrafts = (db: Db) =>
  db.deleteFrom('message_drafts').where('updated_at', '<', sql<string>`now() - interval '90 days'`).execute();
