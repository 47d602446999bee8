import { sql } from 'kysely';
import type { Db } from '../platform/db';
import type { Viewer } from '../platform/http';
import { selectCards } from './queries';

interface SavedJob {
  user_id: number;
  job_id: number;
}

export const insertSavedJob = (db: Db, savedJob: SavedJob) =>
  db
    .insertInto('saved_jobs')
    .values(savedJob)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Resolves to false if the job was not saved. */
export async function deleteSavedJob(db: Db, { user_id, job_id }: SavedJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_jobs')
    .where('user_id', '=', user_id)
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether a student may have the job in their list: it is not deleted and its company is verified. */
export const canBeSaved = async (db: Db, job_id: number): Promise<boolean> =>
  (await selectSavable(db).select('jobs.id').where('jobs.id', '=', job_id).executeTakeFirst()) !== undefined;

const selectSavable = (db: Db) =>
  db
    .selectFrom('jobs')
    .innerJoin('organizations', 'organizations.id', 'jobs.org_id')
    .where('jobs.deleted_at', 'is', null)
    .where('jobs.held_at', 'is', null)
    .where('organizations.verification_status', '=', 'verified');

interface Page {
  user_id: number;
  after?: { at: string; id: number };
  limit: number;
}

/** A student's saved jobs, last saved first. */
export const findSavedJobs = (db: Db, viewer: Viewer, { user_id, after, limit }: Page) =>
  selectCards(db, viewer)
    .innerJoin('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
    .select('saved_jobs.created_at as saved_at')
    .where('saved_jobs.user_id', '=', user_id)
    .where('jobs.deleted_at', 'is', null)
    .where('organizations.verification_status', '=', 'verified')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(saved_jobs.created_at, saved_jobs.job_id) < (${after?.at}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('saved_jobs.created_at', 'desc')
    .orderBy('saved_jobs.job_id', 'desc')
    .limit(limit)
    .execute();

export const countSavedJobs = async (db: Db, user_id: number): Promise<number> => {
  const { count } = await selectSavable(db)
    .innerJoin('saved_jobs', 'saved_jobs.job_id', 'jobs.id')
    .where('saved_jobs.user_id', '=', user_id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
