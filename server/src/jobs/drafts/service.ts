import type { Input, Params, SavedJobDraft, saveJobDraft, viewJobDraft } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { fail, type User } from '../../platform/http';
import { clearJobDraft, findJobDraft, ownsJob, upsertJobDraft } from './queries';

type JobReference = Params<typeof viewJobDraft>['job'];

/** What the company has written of a job, null where that is nothing. */
export const loadJobDraft = async ({ db }: Context, user: User, job: JobReference): Promise<SavedJobDraft | null> =>
  (await findJobDraft(db, await requireOwnJob(db, user, job))) ?? null;

/** Saves it, unless somebody else wrote it meanwhile, or it was posted: a page that is left may save too late. */
export async function storeJobDraft(
  { db }: Context,
  user: User,
  job: JobReference,
  { writer, seen = null, content }: Input<typeof saveJobDraft>,
): Promise<{ updated_at: string }> {
  const which = await requireOwnJob(db, user, job);
  return (await upsertJobDraft(db, { ...which, writer, seen, content })) ?? fail('outdated');
}

export async function discardJobDraft({ db }: Context, user: User, job: JobReference): Promise<void> {
  await clearJobDraft(db, await requireOwnJob(db, user, job));
}

/** Somebody else's job is no job. */
async function requireOwnJob(db: Context['db'], { role_specific_id: org_id }: User, job: JobReference) {
  const which = { org_id, job_id: job === 'new' ? null : job };
  if (which.job_id !== null && !(await ownsJob(db, which))) fail('not_found');
  return which;
}
