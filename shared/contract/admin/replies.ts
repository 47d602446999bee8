import { endpoint, reviewerRoles } from '../endpoint';
import { id, idText, instant, optionalText } from '../fields';
import { organization } from '../profiles';
import { replyRecord } from '../replyRecord';
import * as z from '../schema';
import { pagingOutput, pagingQuery, reasonBody } from './fields';

/** A job that waits for its release, with the record that it waits for and how its company does now. */
export const heldJob = z.object({
  id,
  org_id: id,
  job_title: z.string(),
  company_name: z.string(),
  held_at: instant,
  held_for: replyRecord.pick({ counted: true, in_time_percent: true }),
  /** Null before there is enough to count. */
  record: replyRecord.nullable(),
  /** Applications whose promise has passed without a reply, counted up to 1,000. */
  overdue: z.int(),
});
export type HeldJob = z.infer<typeof heldJob>;

export const listHeldJobs = endpoint({
  method: 'GET',
  path: '/held_jobs',
  access: reviewerRoles,
  summary: 'New jobs that wait for their release, because their companies reply too late; the longest waiting first.',
  query: z.object({ cursor: z.string().max(100).optional() }),
  output: z.object({
    jobs: z.array(heldJob),
    /** Counted up to 1,000. */
    total: z.int(),
    next_cursor: z.string().nullable(),
  }),
});

const decision = { params: z.object({ id: idText }), output: z.object({ message: z.string() }) };

export const releaseJob = endpoint({
  method: 'PUT',
  path: '/release-job/:id',
  access: reviewerRoles,
  summary:
    'Lets students find a job that waited for it, with a reason for other admins; doing it twice changes nothing. Fails with `not_possible_now` once it was refused.',
  // Admin areas from before send none.
  body: z.object({ reason: optionalText(500) }),
  ...decision,
});

export const refuseJob = endpoint({
  method: 'PUT',
  path: '/refuse-job/:id',
  access: reviewerRoles,
  summary:
    'Takes down a job that waited for its release, with a reason that its company can read. Fails with `not_possible_now` once it was released.',
  body: reasonBody,
  ...decision,
});

/** How a company replies, as admins see it: from the first application on that counts. */
export const companyReplies = z.object({
  id,
  company_name: z.string(),
  ...organization.pick({ verified: true, verification_status: true, suspended_at: true }).shape,
  record: replyRecord,
  overdue: z.int(),
  /** Jobs that wait for their release. */
  held_jobs: z.int(),
});
export type CompanyReplies = z.infer<typeof companyReplies>;

export const replyRecordSearch = z.object({ sort: z.enum(['share', 'share_desc']).optional() });

export const listReplyRecords = endpoint({
  method: 'GET',
  path: '/reply_records',
  access: reviewerRoles,
  summary: 'How each company has kept its promises to reply within the last 90 days, the lowest share first.',
  query: replyRecordSearch.extend(pagingQuery),
  output: z.object({ organizations: z.array(companyReplies), ...pagingOutput }),
});
