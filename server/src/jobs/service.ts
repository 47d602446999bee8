import type { createJob, deleteJob, editJob, Input, toggleJob } from '@foothold/shared/contract';
import { writeAudit } from '../audit/queries';
import type { Context } from '../context';
import { type Tx, transact } from '../db';
import { fail, type User } from '../http';
import { orderOf, queueLetter } from '../mail/letterKind';
import { enqueue } from '../mail/queries';
import { notify } from '../notifications/queries';
import { todayIn } from '../time/days';
import { gone, takenDown } from './letters';
import { displayStatus } from './open';
import { findCompany, insertJob, listWaitingApplicants, lockJob, updateJob } from './queries';
import { view } from './read';

/** Posts a job of the caller's company. */
export async function post(context: Context, user: User, draft: Input<typeof createJob>) {
  refuseOthers(user, draft);
  refusePast(draft.deadline, todayOf(context));
  const { id } = await insertJob(context.db, { ...consistent(draft), org_id: user.role_specific_id });
  return view(context, user, id);
}

/** Changes a job of the caller's company. A deadline that has passed may stay, but not be chosen. */
export async function edit(context: Context, user: User, id: number, draft: Input<typeof editJob>) {
  refuseOthers(user, draft);
  await transact(context.db, async (tx) => {
    const job = await lockOwn(tx, user, id);
    if (draft.deadline !== job.deadline) refusePast(draft.deadline, todayOf(context));
    await updateJob(tx, id, consistent(draft));
  });
  return view(context, user, id);
}

/** Opens or closes a job of the caller's company; asking twice changes nothing. */
export async function toggle(context: Context, user: User, id: number, { status, deadline }: Input<typeof toggleJob>) {
  const today = todayOf(context);
  await transact(context.db, async (tx) => {
    const job = await lockOwn(tx, user, id);
    const next = { status, deadline: (status === 1 && deadline) || job.deadline };
    if (status === 1 && displayStatus(next, today) === 'Expired') {
      fail('deadline_required', { deadline: deadline ? past : 'Deadline is required.' });
    }
    if (next.status === job.status && next.deadline === job.deadline) return;
    await updateJob(tx, id, next);
    await writeAudit(tx, user, { action: status === 1 ? 'job.opened' : 'job.closed', subject: 'job', subject_id: id });
  });
  return view(context, user, id);
}

/** Takes a job down: a company its own, an admin any. Everybody who waits for an answer is told. */
export const takeDown = (context: Context, user: User, id: number, { reason }: Input<typeof deleteJob>) =>
  transact(context.db, async (tx) => {
    const job = user.role === 'admin' ? await lockJob(tx, id) : await lockOwn(tx, user, id);
    if (!job) fail('not_found');
    await updateJob(tx, id, { deleted_at: new Date(), deleted_by: user.user_id, delete_reason: reason });

    const company = await findCompany(tx, job.org_id);
    const waiting = await listWaitingApplicants(tx, id);
    await notify(tx, {
      user_ids: waiting.map(({ user_id }) => user_id),
      kind: 'job',
      title: 'A job you applied for was taken down',
      message: `${job.job_title} at ${company.company_name} is no longer offered.`,
      href: '/dashboard/applications',
    });
    await enqueue(tx, ...waiting.map(({ user_id }) => orderOf(gone, { job_id: id, user_id })));
    if (user.role === 'admin') {
      await notify(tx, {
        user_ids: [company.user_id],
        kind: 'job',
        title: 'Your job was taken down',
        message: `${job.job_title} was taken down by Foothold.${reason ? ` Reason: ${reason}` : ''}`,
        href: '/dashboard/jobs',
      });
      await queueLetter(tx, takenDown, { job_id: id });
    }
    await writeAudit(tx, user, { action: 'job.deleted', subject: 'job', subject_id: id, detail: { reason } });
  });

const todayOf = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);
const past = 'Deadline cannot be in the past.';

function refusePast(deadline: string, today: string) {
  if (deadline < today) fail('invalid_input', { deadline: past });
}

/** A company that is named must be the caller's own. */
function refuseOthers({ role_specific_id }: User, { org_id }: { org_id?: number | null }) {
  if (org_id && org_id !== role_specific_id) fail('not_found');
}

/** Somebody else's job is no job. */
async function lockOwn(tx: Tx, user: User, id: number) {
  const job = await lockJob(tx, id);
  if (job?.org_id !== user.role_specific_id) fail('not_found');
  return job;
}

/** An unpaid job has neither currency nor amount; the owner is who calls, whatever the draft says. */
function consistent({ org_id: _, stipend, currency, amount, ...draft }: Input<typeof createJob>) {
  const pay = stipend === 1 ? { currency, amount } : { currency: null, amount: null };
  return { ...draft, stipend: stipend ?? 0, ...pay };
}
