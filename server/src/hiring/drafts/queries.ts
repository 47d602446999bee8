import { sql } from 'kysely';
import { type Db, type NewRow, prepareStatement, type Tx } from '../../platform/db';

const columns = ['job_id', 'cover_letter', 'a1', 'a2', 'a3', 'a4', 'a5', 'updated_at'] as const;

interface DraftKey {
  user_id: number;
  job_id: number;
}

export const findDraft = (db: Db, { user_id, job_id }: DraftKey) =>
  db
    .selectFrom('application_drafts')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('job_id', '=', job_id)
    .executeTakeFirst();

export const listDrafts = (db: Db, user_id: number) =>
  db.selectFrom('application_drafts').select(columns).where('user_id', '=', user_id).orderBy('job_id').execute();

export const upsertDraft = (tx: Tx, { user_id, job_id, ...values }: NewRow<'application_drafts'>) => {
  const written = { ...values, updated_at: sql<string>`clock_timestamp()` };
  return tx
    .insertInto('application_drafts')
    .values({ user_id, job_id, ...written })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet(written))
    .returning(columns)
    .executeTakeFirstOrThrow();
};

export const deleteDraft = prepareStatement((db, { user_id, job_id }: DraftKey) =>
  db.deleteFrom('application_drafts').where('user_id', '=', user_id).where('job_id', '=', job_id),
);

/** A job that students may read, and whether this one has applied for it. */
export const findDraftableJob = (db: Db, { user_id, job_id }: DraftKey) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .select(['jobs.status', 'jobs.deadline', 'jobs.deleted_at', 'jobs.held_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('applications')
            .select(eb.lit(1).as('one'))
            .whereRef('applications.job_id', '=', 'jobs.id')
            .where('applications.user_id', '=', user_id),
        )
        .as('applied'),
    )
    .where('jobs.id', '=', job_id)
    .where('jobs.deleted_at', 'is', null)
    .where('jobs.held_at', 'is', null)
    .where('organizations.verification_status', '=', 'verified')
    .executeTakeFirst();

export const deleteOldDrafts = (db: Db) =>
  db.deleteFrom('application_drafts').where('updated_at', '<', sql<string>`now() - interval '90 days'`).execute();
