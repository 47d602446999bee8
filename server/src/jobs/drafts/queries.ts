import type { DraftReference, JobDraftContent, SavedJobDraft } from '@foothold/shared/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db';

interface DraftKey {
  org_id: number;
  /** Null for a job that is not posted yet. */
  job_id: number | null;
}

interface DraftValues extends DraftKey {
  writer: string;
  /** `updated_at` of the draft on which this one is based. */
  seen: string | null;
  content: JobDraftContent;
}

export const findJobDraft = (db: Db, { org_id, job_id }: DraftKey) =>
  db
    .selectFrom('job_drafts')
    .select(['updated_at'])
    .select(sql<SavedJobDraft['content']>`content`.as('content'))
    .where('org_id', '=', org_id)
    .where('job_id', 'is not distinct from', job_id)
    .where('content', 'is not', null)
    .executeTakeFirst();

/** Resolves to undefined if another writer has changed the draft since, or this writer has finished it. */
export function upsertJobDraft(db: Db, { seen, content, ...values }: DraftValues) {
  const saved = { content: JSON.stringify(content), updated_at: sql<string>`clock_timestamp()` };
  return db
    .insertInto('job_drafts')
    .values({ ...values, ...saved })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'job_id'])
        .doUpdateSet({ writer: values.writer, ...saved })
        .where(
          sql<boolean>`case when job_drafts.writer = ${values.writer} then job_drafts.content is not null
            else job_drafts.content is null or job_drafts.updated_at = ${seen}::timestamptz end`,
        ),
    )
    .returning('updated_at')
    .executeTakeFirst();
}

/** Empties the draft and rejects later saves of this writer. A draft that the writer has not seen in its current state stays. */
export async function finishJobDraft(tx: Tx, key: DraftKey, draft: DraftReference | null | undefined): Promise<void> {
  if (!draft) return;
  const { writer, seen = null } = draft;
  const done = { writer, content: null };
  await tx
    .insertInto('job_drafts')
    .values({ ...key, ...done })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'job_id'])
        .doUpdateSet({ ...done, updated_at: sql<string>`clock_timestamp()` })
        .where(
          sql<boolean>`job_drafts.writer = ${writer} or job_drafts.content is null
            or job_drafts.updated_at = ${seen}::timestamptz`,
        ),
    )
    .execute();
}

export const clearJobDraft = (db: Db, { org_id, job_id }: DraftKey) =>
  db
    .updateTable('job_drafts')
    .set({ content: null, updated_at: sql<string>`clock_timestamp()` })
    .where('org_id', '=', org_id)
    .where('job_id', 'is not distinct from', job_id)
    .execute();

/** Whether the job exists and is this company's. */
export const ownsJob = async (db: Db, { org_id, job_id }: DraftKey): Promise<boolean> =>
  (await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job_id)
    .where('org_id', '=', org_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** The currency of the company's last paid job; undefined before there is one. */
export const findLastCurrency = async (db: Db, org_id: number) => {
  const job = await db
    .selectFrom('jobs')
    .select('currency')
    .where('org_id', '=', org_id)
    .where('currency', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return job?.currency;
};

export const deleteOldJobDrafts = (db: Db) =>
  db.deleteFrom('job_drafts').where('updated_at', '<', sql<string>`now() - interval '90 days'`).execute();
