import { queueEmail } from '../email/emailTemplate';
import { announceAdminQueue } from '../notifications/announcements.queries';
import { notify } from '../notifications/queries';
import { writeAudit } from '../platform/audit/queries';
import { type Db, type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { jobRefusedEmail, jobReleasedEmail } from './emails';
import { findOrganization, lockJob, updateJob } from './queries';

/** Ends the wait of a job. */
const noHold = { held_at: null, held_counted: null, held_percent: null };

/** Lets students find a job that waited for it. Doing it twice changes nothing; after a refusal it is not possible. */
export const releaseHeldJob = (
  db: Db,
  admin: User,
  id: number,
  { reason, request_id }: { reason: string | null; request_id: string },
): Promise<void> =>
  transact(db, async (tx) => {
    const job = await lockWaitingJob(tx, id);
    if (!job.held_at) return;
    await updateJob(tx, id, noHold);
    await notifyCompany(tx, job, {
      title: 'Your job was released',
      message: `Foothold has released ${job.job_title}. Students find it while it is open.`,
      href: `/dashboard/jobs/${id}`,
    });
    await queueEmail(tx, jobReleasedEmail, { job_id: id });
    await announceAdminQueue(tx);
    const about = { subject: 'job', subject_id: id, request_id };
    await writeAudit(tx, admin, { action: 'job.released', ...about, ...(reason && { detail: { reason } }) });
  });

/** Takes down a job that waited for its release, with the reason. Once it was released, that is not possible here. */
export const refuseHeldJob = (
  db: Db,
  admin: User,
  id: number,
  { reason, request_id }: { reason: string; request_id: string },
): Promise<void> =>
  transact(db, async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) fail('not_found');
    const isRepeated = job.taken_down_at && job.deleted_by === admin.user_id && job.delete_reason === reason;
    if (isRepeated) return;
    if (job.taken_down_at || !job.held_at) fail('not_possible_now', undefined, { sentence: decidedMessage });
    const now = new Date();
    const takedown = { deleted_at: now, taken_down_at: now, deleted_by: admin.user_id, delete_reason: reason };
    await updateJob(tx, id, { ...takedown, ...noHold });
    await notifyCompany(tx, job, {
      title: 'Your job was not released',
      message: `Foothold has not released ${job.job_title}. Reason: ${reason}`,
      href: '/dashboard/jobs?tab=Closed',
    });
    await queueEmail(tx, jobRefusedEmail, { job_id: id });
    await announceAdminQueue(tx);
    const detail = { reason };
    await writeAudit(tx, admin, { action: 'job.refused', subject: 'job', subject_id: id, detail, request_id });
  });

const decidedMessage = 'This job was decided on meanwhile.';

async function lockWaitingJob(tx: Tx, id: number) {
  const job = await lockJob(tx, id);
  if (!job) fail('not_found');
  if (job.taken_down_at) fail('not_possible_now', undefined, { sentence: decidedMessage });
  return job;
}

async function notifyCompany(
  tx: Tx,
  { org_id }: { org_id: number },
  text: Omit<Parameters<typeof notify>[1], 'user_ids' | 'kind'>,
) {
  const { user_id } = await findOrganization(tx, org_id);
  await notify(tx, { user_ids: [user_id], kind: 'job', ...text });
}
