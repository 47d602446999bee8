import type { Input, Params, SavedJobDraft, saveJobDraft, viewJobDraft } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { fail, type User } from '../../platform/http';
import { clearJobDraft, findJobDraft, ownsJob, upsertJobDraft } from './queries';

type JobReference = Params<typeof viewJobDraft>['job'];

/** The company's draft for a job; null if there is none. */
export const loadJobDraft = async ({ db }: Context, user: User, job: JobReference): Promise<SavedJobDraft | null> =>
  (await findJobDraft(db, await requireOwnJob(db, user, job))) ?? null;

/** Saves a draft; fails if another writer has changed it since or it was posted, because a closing page may save late. */
export async function storeJobDraft(
  { db }: Context,
  user: User,
  job: JobReference,
  { writer, seen = null, content }: Input<typeof saveJobDraft>,
): Promise<{ updated_at: string }> {
  const key = await requireOwnJob(db, user, job);
  return (await upsertJobDraft(db, { ...key, writer, seen, content })) ?? fail('outdated');
}

export async function discardJobDraft({ db }: Context, user: User, job: JobReference): Promise<void> {
  await clearJobDraft(db, await requireOwnJob(db, user, job));
}

/** A job of another company is not found. */
async function requireOwnJob(db: Context['db'], { role_specific_id: org_id }: User, job: JobReference) {
  const key = { org_id, job_id: job === 'new' ? null : job };
  if (key.job_id !== null && !(await ownsJob(db, key))) fail('not_found');
  return key;
}
