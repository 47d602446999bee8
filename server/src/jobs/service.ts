import type { createJob, editJob, Input, toggleJob } from '@foothold/shared/contract';
import { announceAdminQueue } from '../notifications/announcements.queries';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { todayIn } from '../platform/time/days';
import { finishJobDraft } from './drafts/queries';
import { auditJobChange } from './jobAudit';
import { changeJobSkills, resolveJobSkills } from './jobSkills';
import { insertJob } from './jobSkills.queries';
import { toDisplayStatus } from './jobStatus';
import { loadJob } from './loadJob';
import { judgeNewJob } from './postingRule';
import { findJobContent, lockJob, updateJob } from './queries';

/** Posts a job of the caller's company. It may wait for an admin's release, or be refused until the company has replied. */
export async function postJob(context: Context, user: User, input: Input<typeof createJob>, request_id: string) {
  refuseOtherOrganization(user, input);
  refusePastDeadline(input.deadline, getToday(context));
  const org_id = user.role_specific_id;
  const id = await transact(context.db, async (tx) => {
    await finishJobDraft(tx, { org_id, job_id: null }, input.draft);
    const hold = await judgeNewJob(tx, org_id, getToday(context));
    const skills = await resolveJobSkills(tx, input);
    const job = await insertJob(tx, { ...toColumns(input), ...hold, org_id }, skills);
    await writeAudit(tx, user, { action: 'job.posted', subject: 'job', subject_id: job.id, request_id });
    await recordHold(tx, user, { id: job.id, hold, request_id });
    return job.id;
  });
  return loadJob(context, user, id);
}

/** Changes a job of the caller's company; fails if the job has changed since the caller's revision. A past deadline may stay but not be set. */
export async function saveJobChanges(
  context: Context,
  user: User,
  id: number,
  { revision, ...input }: Input<typeof editJob>,
  request_id: string,
) {
  refuseOtherOrganization(user, input);
  await transact(context.db, async (tx) => {
    const job = await lockOwnJob(tx, user, id);
    if (revision && revision !== job.revision) fail('outdated');
    if (input.deadline !== job.deadline) refusePastDeadline(input.deadline, getToday(context));
    await finishJobDraft(tx, { org_id: job.org_id, job_id: id }, input.draft);
    const changes = toColumns(input);
    const skills = await changeJobSkills(tx, id, input);
    const before = { ...(await findJobContent(tx, id)), ...skills.before };
    await auditJobChange(tx, user, id, { before, after: { ...before, ...changes, ...skills.after }, request_id });
    const hold = await judgeRenewedJob(tx, job, input.deadline, getToday(context));
    await updateJob(tx, id, { ...changes, ...hold });
    await recordHold(tx, user, { id, hold, request_id });
  });
  return loadJob(context, user, id);
}

/** Opens or closes a job of the caller's company. Idempotent. */
export async function setJobStatus(
  context: Context,
  user: User,
  id: number,
  { status, deadline, request_id }: Input<typeof toggleJob> & { request_id: string },
) {
  const today = getToday(context);
  await transact(context.db, async (tx) => {
    const job = await lockOwnJob(tx, user, id);
    const next = { status, deadline: (status === 1 && deadline) || job.deadline };
    if (status === 1 && toDisplayStatus(next, today) === 'Expired') {
      fail('deadline_required', { deadline: deadline ? pastDeadlineMessage : 'Deadline is required.' });
    }
    if (next.status === job.status && next.deadline === job.deadline) return;
    const hold = await judgeRenewedJob(tx, job, next.deadline, today);
    await updateJob(tx, id, { ...next, ...hold, closed_at: status === 1 ? null : new Date() });
    const action = status === 1 ? 'job.opened' : 'job.closed';
    await writeAudit(tx, user, { action, subject: 'job', subject_id: id, request_id });
    await recordHold(tx, user, { id, hold, request_id });
  });
  return loadJob(context, user, id);
}

/** An expired job that gets a new deadline is judged as a new one: else that would be a way to post one unseen. */
const judgeRenewedJob = async (tx: Tx, job: Awaited<ReturnType<typeof lockOwnJob>>, deadline: string, today: string) =>
  job.deadline < today && deadline >= today && !job.held_at ? judgeNewJob(tx, job.org_id, today) : {};

interface Judged {
  id: number;
  hold: Awaited<ReturnType<typeof judgeNewJob>>;
  request_id: string;
}

async function recordHold(tx: Tx, user: User, { id, hold, request_id }: Judged): Promise<void> {
  if (!hold.held_at) return;
  const detail = { counted: hold.held_counted, in_time_percent: hold.held_percent };
  await writeAudit(tx, user, { action: 'job.held', subject: 'job', subject_id: id, detail, request_id });
  await announceAdminQueue(tx);
}

const getToday = ({ config }: Context) => todayIn(config.PLATFORM_TIME_ZONE);
const pastDeadlineMessage = 'Deadline cannot be in the past.';

function refusePastDeadline(deadline: string, today: string) {
  if (deadline < today) fail('invalid_input', { deadline: pastDeadlineMessage });
}

/** An `org_id` in the request must be the caller's own. */
function refuseOtherOrganization({ role_specific_id }: User, { org_id }: { org_id?: number | null }) {
  if (org_id && org_id !== role_specific_id) fail('not_found');
}

/** Locks a job of the caller's company. A job of another company is not found; one that an admin took down cannot be changed. */
export async function lockOwnJob(tx: Tx, user: User, id: number) {
  const job = await lockJob(tx, id);
  if (job?.org_id !== user.role_specific_id) fail('not_found');
  if (job.taken_down_at) fail('not_possible_now', undefined, { sentence: takenDownMessage });
  return job;
}

const takenDownMessage = 'Foothold has taken this job down. It cannot be changed until it is restored.';

/**
 * Columns of a job from its input: without the pay if it is unpaid, without the fields that are no columns. Whether it
 * needs a letter and when the company replies is left to the database's default or as it is, where the caller does not say.
 */
function toColumns(input: Input<typeof createJob>) {
  const { org_id: _, draft: __, required_skills: ___, preferred_skills: ____, ...columns } = input;
  const { stipend, letter_required, reply_days, currency, amount, ...content } = columns;
  const pay = stipend === 1 ? { currency, amount } : { currency: null, amount: null };
  return {
    ...content,
    stipend: stipend ?? 0,
    ...(typeof letter_required === 'number' && { letter_required }),
    ...(typeof reply_days === 'number' && { reply_days }),
    ...pay,
  };
}
