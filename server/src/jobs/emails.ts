import { replyRecordLimits } from '@foothold/shared/contract';
import { type ComposedEmail, days } from '../email/emailTemplate';
import { toDisplayName } from '../email/text';
import { findDeletedJobForEmail, findUndecidedApplication, findUndeletedJobForEmail } from './emails.queries';

/** To each student with an undecided application, when the job is deleted or taken down. */
export const jobGoneEmail = {
  kind: 'job_gone',
  expiresAfter: 5 * days,
  async compose(db, { job_id, user_id }) {
    const job = await findDeletedJobForEmail(db, job_id);
    if (!job || !(await findUndecidedApplication(db, { job_id, user_id }))) return undefined;
    const [title, company] = [toDisplayName(job.job_title), toDisplayName(job.company_name)];
    return {
      user_id,
      subject: `${title} at ${company} is no longer offered`,
      heading: 'A job you applied for is gone',
      paragraphs: [
        `${title} at ${company} is no longer offered.`,
        'Your application stays among yours, in case the company still answers it.',
      ],
      action: { label: 'See your applications', path: '/dashboard/applications' },
      note: 'There is nothing for you to do.',
    };
  },
} satisfies ComposedEmail<{ job_id: number; user_id: number }>;

/** To the company, when an admin takes its job down. */
export const jobTakenDownEmail = {
  kind: 'job_taken_down',
  expiresAfter: 5 * days,
  async compose(db, { job_id }) {
    const job = await findDeletedJobForEmail(db, job_id);
    if (!job) return undefined;
    return {
      user_id: job.company_user_id,
      subject: 'Your job was taken down',
      heading: 'Your job was taken down',
      paragraphs: [
        `${toDisplayName(job.job_title)} was taken down by Foothold. Nobody finds it or applies for it any more.`,
        ...(job.delete_reason ? ['The reason:'] : []),
      ],
      ...(job.delete_reason && { quote: job.delete_reason }),
      action: { label: 'See your jobs', path: '/dashboard/jobs?tab=Closed' },
      note: 'If you do not agree, answer this mail.',
    };
  },
} satisfies ComposedEmail<{ job_id: number }>;

/** To the company, when an admin releases a job that waited for it. */
export const jobReleasedEmail = {
  kind: 'job_released',
  expiresAfter: 5 * days,
  async compose(db, { job_id }) {
    const job = await findUndeletedJobForEmail(db, job_id);
    if (!job) return undefined;
    return {
      user_id: job.company_user_id,
      subject: 'Your job was released',
      heading: 'Your job was released',
      paragraphs: [`Foothold has released ${toDisplayName(job.job_title)}. Students find it while it is open.`],
      action: { label: 'See your job', path: `/dashboard/jobs/${job_id}` },
      note: `New jobs wait for a release while fewer than ${replyRecordLimits.heldBelow} % of your applicants have a reply in time.`,
    };
  },
} satisfies ComposedEmail<{ job_id: number }>;

/** To the company, when an admin does not release a job that waited for it. */
export const jobRefusedEmail = {
  kind: 'job_refused',
  expiresAfter: 5 * days,
  async compose(db, { job_id }) {
    const job = await findDeletedJobForEmail(db, job_id);
    if (!job) return undefined;
    return {
      user_id: job.company_user_id,
      subject: 'Your job was not released',
      heading: 'Your job was not released',
      paragraphs: [`Foothold has not released ${toDisplayName(job.job_title)}. The reason:`],
      quote: job.delete_reason ?? '',
      action: { label: 'See what is due', path: '/dashboard/replies' },
      note: 'If you do not agree, answer this mail.',
    };
  },
} satisfies ComposedEmail<{ job_id: number }>;

/** To the company, when an admin restores its job. */
export const jobRestoredEmail = {
  kind: 'job_restored',
  expiresAfter: 5 * days,
  async compose(db, { job_id }) {
    const job = await findUndeletedJobForEmail(db, job_id);
    if (!job) return undefined;
    return {
      user_id: job.company_user_id,
      subject: 'Your job was restored',
      heading: 'Your job was restored',
      paragraphs: [`${toDisplayName(job.job_title)} stands again as it was before Foothold took it down.`],
      action: { label: 'See your jobs', path: '/dashboard/jobs' },
      note: 'Its applications are where they were, and whoever waits for an answer was told.',
    };
  },
} satisfies ComposedEmail<{ job_id: number }>;
