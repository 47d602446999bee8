import { jobStatus } from './choices';
import { endpoint, reviewerRoles } from './endpoint';
import { calendarDate, flag, idText, limitText, optionalText, pageText } from './fields';
import { changedJob, newJob } from './jobInput';
import { job } from './jobs';
import * as z from './schema';

// Separate from jobs.ts, so that pages for students do not bundle what only companies use.

const jobResponse = z.object({ job, message: z.string() });

export const createJob = endpoint({
  method: 'POST',
  path: '/jobs',
  access: 'organization',
  summary:
    'Posts a job; its deadline is not before today. Fails with `replies_overdue` where the company has to reply first.',
  status: 201,
  idempotent: true,
  body: newJob,
  output: jobResponse,
});

export const editJob = endpoint({
  method: 'PUT',
  path: '/jobs/:id',
  access: 'organization',
  summary:
    'Changes a job of the company’s own. Fails with `outdated` where `revision` is not the job’s any more. An expired one with a new deadline is judged as a new one.',
  params: z.object({ id: idText }),
  body: changedJob,
  output: jobResponse,
});

export const toggleJob = endpoint({
  method: 'PUT',
  path: '/closeORopenJOB/:jobId/toggle-status',
  access: 'organization',
  summary:
    'Opens (1) or closes (0) a job. An expired one needs a new deadline, else `deadline_required`, and is judged as a new one.',
  params: z.object({ jobId: idText }),
  body: z.object({ status: flag, deadline: calendarDate('Deadline').nullish() }),
  output: jobResponse,
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:jobId',
  access: ['organization', ...reviewerRoles],
  summary:
    'The company deletes a job of its own for good; a reviewer takes any down, with a reason. Applicants are told.',
  params: z.object({ jobId: idText }),
  body: z.object({ reason: optionalText(500) }),
  output: z.object({ message: z.string() }),
});

const statusCounts = z.object({ Active: z.int(), Closed: z.int(), Expired: z.int() });

/**
 * Jobs of the calling company (all jobs for an admin), newest first, with their number by display status: `counts` of
 * all, `found` of those that match `q`. `next_cursor` is null on the last page.
 */
export const listOrganizationJobs = endpoint({
  method: 'GET',
  path: '/jobs/organization',
  access: ['organization', ...reviewerRoles],
  summary: 'The company’s own jobs; all jobs for a reviewer. `q` looks for words in their titles.',
  query: z.object({
    status: jobStatus.optional(),
    q: z.string().trim().max(200).optional(),
    cursor: z.string().max(400).optional(),
    page: pageText.optional(),
    limit: limitText(1000).optional(),
  }),
  output: z.object({
    jobs: z.array(job),
    counts: statusCounts,
    found: statusCounts,
    total: z.int(),
    next_page: z.int().nullable(),
    next_cursor: z.string().nullable(),
  }),
});

const applicationCounts = z.object({
  Applied: z.int(),
  Viewed: z.int(),
  Interview: z.int(),
  Accepted: z.int(),
  Rejected: z.int(),
  Withdrawn: z.int(),
});

/** A job with the numbers that only its company sees. */
export const viewOwnJob = endpoint({
  method: 'GET',
  path: '/jobs/:id/own',
  access: 'organization',
  summary: 'One job of the company’s own, whole, with its applications by status and how many students keep it.',
  params: z.object({ id: idText }),
  output: z.object({ job, revision: z.int(), applications: applicationCounts, saves: z.int() }),
});
