import type { ApplicationDraft, Input, saveApplicationDraft } from '@foothold/shared/contract';
import { lockStudentProfile } from '../../accounts/students.queries';
import { isOpen } from '../../jobs/jobStatus';
import type { Context } from '../../platform/context';
import { transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { findDraft, findDraftableJob, upsertDraft } from './queries';

/** The caller's own draft for a job, null where there is none. */
export async function loadDraft({ db }: Context, { user_id }: User, job_id: number): Promise<ApplicationDraft | null> {
  if (!(await findDraftableJob(db, { user_id, job_id }))) fail('not_found');
  return (await findDraft(db, { user_id, job_id })) ?? null;
}

/**
 * Replaces a draft. The student's row is locked, as while applying: a page saves when it is left, and a save that
 * arrives after the application must not bring the draft back.
 */
export const saveDraft = (
  { db, config }: Context,
  { user_id }: User,
  job_id: number,
  { cover_letter, ...answers }: Input<typeof saveApplicationDraft>,
): Promise<ApplicationDraft> =>
  transact(db, async (tx) => {
    if (!(await lockStudentProfile(tx, user_id))) fail('signed_out');
    const job = await findDraftableJob(tx, { user_id, job_id });
    if (!job) fail('not_found');
    if (job.applied) fail('already_applied');
    if (!isOpen(job, todayIn(config.PLATFORM_TIME_ZONE))) fail('job_closed');
    return upsertDraft(tx, { user_id, job_id, cover_letter: cover_letter ?? '', ...answers });
  });
