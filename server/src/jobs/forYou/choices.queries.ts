import type { Db, NewRow } from '../../platform/db';

export const setRecommendations = (db: Db, user_id: number, recommendations: boolean) =>
  db.updateTable('students').set({ recommendations }).where('user_id', '=', user_id).execute();

export const upsertDismissal = (db: Db, dismissal: NewRow<'dismissed_jobs'>) =>
  db
    .insertInto('dismissed_jobs')
    .values(dismissal)
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ reason: dismissal.reason }))
    .execute();

export const deleteDismissal = (db: Db, user_id: number, job_id: number) =>
  db.deleteFrom('dismissed_jobs').where('user_id', '=', user_id).where('job_id', '=', job_id).execute();
