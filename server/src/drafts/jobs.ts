import type { Input, Params, readJobDraft, saveJobDraft, UnpostedJob } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { emptyJobDraft, findJobDraft, ownsJob, upsertJobDraft } from './queries.jobs';

type Which = Params<typeof readJobDraft>['job'];

/** What the company has written of a job, null where that is nothing. */
export const readOfJob = async ({ db }: Context, user: User, job: Which): Promise<UnpostedJob | null> =>
  (await findJobDraft(db, await own(db, user, job))) ?? null;

/** Saves it, unless somebody else wrote it meanwhile, or it was posted: a page that is left may save too late. */
export async function saveOfJob(
  { db }: Context,
  user: User,
  job: Which,
  { writer, seen = null, content }: Input<typeof saveJobDraft>,
): Promise<{ updated_at: string }> {
  const which = await own(db, user, job);
  return (await upsertJobDraft(db, { ...which, writer, seen, content })) ?? fail('outdated');
}

export async function discardOfJob({ db }: Context, user: User, job: Which): Promise<void> {
  await emptyJobDraft(db, await own(db, user, job));
}

/** Somebody else's job is no job. */
async function own(db: Context['db'], { role_specific_id: org_id }: User, job: Which) {
  const which = { org_id, job_id: job === 'new' ? null : job };
  if (which.job_id !== null && !(await ownsJob(db, which))) fail('not_found');
  return which;
}
