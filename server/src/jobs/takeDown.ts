import type { deleteJob, Input } from '@foothold/shared/contract';
import { createEmailTask, queueEmail } from '../email/emailTemplate';
import { enqueueTasks, finishMatchingTasks } from '../email/queries';
import { announceAdminQueue } from '../notifications/announcements.queries';
import { notify } from '../notifications/queries';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, isReviewer, type User } from '../platform/http';
import { jobGoneEmail, jobRestoredEmail, jobTakenDownEmail } from './emails';
import { findOrganization, listUndecidedApplicants, lockJob, updateJob } from './queries';
import { lockOwnJob } from './service';

interface TakeDownInput extends Input<typeof deleteJob> {
  request_id: string;
}

/**
 * Deletes a job. A company deletes its own for good; an admin takes down any, until it is restored. Applicants without
 * a decision are notified. Repeating an admin's request changes nothing.
 */
export const takeDownJob = (db: Db, user: User, id: number, { reason, request_id }: TakeDownInput): Promise<void> =>
  transact(db, async (tx) => {
    const isAdmin = isReviewer(user);
    const job = isAdmin ? await lockJob(tx, id) : await lockOwnJob(tx, user, id);
    if (!job) fail('not_found');
    if (job.taken_down_at) return refuseUnlessRepeated(job, { by: user.user_id, reason });

    const now = new Date();
    const deletion = { deleted_at: now, deleted_by: user.user_id, delete_reason: reason };
    await updateJob(tx, id, isAdmin ? { ...deletion, taken_down_at: now } : deletion);
    if (job.held_at) await announceAdminQueue(tx);
    const { company, applicants } = await notifyApplicants(tx, job, {
      title: 'A job you applied for is gone',
      event: 'is no longer offered.',
    });
    await enqueueTasks(tx, ...applicants.map((user_id) => createEmailTask(jobGoneEmail, { job_id: id, user_id })));
    if (isAdmin) {
      await notify(tx, {
        user_ids: [company.user_id],
        kind: 'job',
        title: 'Your job was taken down',
        message: `${job.job_title} was taken down by Foothold.${reason ? ` Reason: ${reason}` : ''}`,
        href: '/dashboard/jobs?tab=Closed',
      });
      await queueEmail(tx, jobTakenDownEmail, { job_id: id });
    }
    await writeAudit(tx, user, {
      ...{ action: isAdmin ? 'job.taken_down' : 'job.deleted', subject: 'job', subject_id: id },
      ...{ detail: { reason }, request_id },
    });
  });

/** Restores a job that an admin took down. Emails about it that have not been sent are dropped. */
export const restoreTakenDownJob = (db: Db, admin: User, id: number, request_id: string): Promise<void> =>
  transact(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) fail('not_found');
    if (!job.taken_down_at) return;
    await updateJob(tx, id, { deleted_at: null, deleted_by: null, delete_reason: null, taken_down_at: null });

    if (job.held_at) await announceAdminQueue(tx);
    const { company } = await notifyApplicants(tx, job, {
      title: 'A job you applied for is back',
      event: 'is offered again. Your application stands.',
    });
    await notify(tx, {
      user_ids: [company.user_id],
      kind: 'job',
      title: 'Your job was restored',
      message: `${job.job_title} stands again as it was before Foothold took it down.`,
      href: '/dashboard/jobs',
    });
    await finishMatchingTasks<{ job_id: number }>(tx, jobGoneEmail.kind, { job_id: id }, { onlyUnattempted: true });
    const unsent = await finishMatchingTasks<{ job_id: number }>(
      tx,
      jobTakenDownEmail.kind,
      { job_id: id },
      { onlyUnattempted: true },
    );
    if (unsent.length === 0) await queueEmail(tx, jobRestoredEmail, { job_id: id });
    const detail = { reason: job.delete_reason };
    await writeAudit(tx, admin, { action: 'job.restored', subject: 'job', subject_id: id, detail, request_id });
  });

interface TakenDownJob {
  id: number;
  org_id: number;
  job_title: string;
  deleted_by: number | null;
  delete_reason: string | null;
}

/** The same request again is accepted; one with another reason fails, because that reason would be lost. */
function refuseUnlessRepeated(
  { deleted_by, delete_reason }: TakenDownJob,
  { by, reason }: { by: number; reason: string | null },
) {
  if (deleted_by !== by || delete_reason !== reason)
    fail('not_possible_now', undefined, { sentence: takenDownMeanwhileMessage });
}

const takenDownMeanwhileMessage = 'This job was taken down meanwhile.';

/** Notifies the applicants whose applications are undecided. */
async function notifyApplicants(
  tx: Tx,
  { id, org_id, job_title }: TakenDownJob,
  notification: { title: string; event: string },
) {
  const company = await findOrganization(tx, org_id);
  const applicants = (await listUndecidedApplicants(tx, id)).map(({ user_id }) => user_id);
  await notify(tx, {
    user_ids: applicants,
    kind: 'job',
    title: notification.title,
    message: `${job_title} at ${company.company_name} ${notification.event}`,
    href: '/dashboard/applications',
  });
  return { company, applicants };
}
