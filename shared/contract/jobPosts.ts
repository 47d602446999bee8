import * as z from '@foothold/shared/schema';
import { endpoint } from './endpoint';
import { calendarDate, flag, idText, limitText, optionalText, pageText } from './fields';
import { changedJob, newJob } from './jobRules';
import { job } from './jobs';
import { jobStatus } from './vocabulary';

// What companies do with their jobs, apart from what their readers do: the bundle of a page has the file it speaks of.

const changed = z.object({ job, message: z.string() });

export const createJob = endpoint({
  method: 'POST',
  path: '/jobs',
  access: 'organization',
  summary: 'Posts a job; its deadline is not before today.',
  status: 201,
  idempotent: true,
  body: newJob,
  output: changed,
});

export const editJob = endpoint({
  method: 'PUT',
  path: '/jobs/:id',
  access: 'organization',
  summary: 'Changes a job of the company’s own.',
  params: z.object({ id: idText }),
  body: changedJob,
  output: changed,
});

export const toggleJob = endpoint({
  method: 'PUT',
  path: '/closeORopenJOB/:jobId/toggle-status',
  access: 'organization',
  summary: 'Opens (1) or closes (0) a job. An expired one needs a new deadline, else `deadline_required`.',
  params: z.object({ jobId: idText }),
  body: z.object({ status: flag, deadline: calendarDate('Deadline').nullish() }),
  output: changed,
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:jobId',
  access: ['organization', 'admin'],
  summary: 'Takes a job down: the company its own, an admin any with a reason. Applicants are told.',
  params: z.object({ jobId: idText }),
  body: z.object({ reason: optionalText(500) }),
  output: z.object({ message: z.string() }),
});

/** Jobs of the company that asks (all for an admin), newest first, with a count for each display status. */
export const listOrganizationJobs = endpoint({
  method: 'GET',
  path: '/jobs/organization',
  access: ['organization', 'admin'],
  summary: 'The company’s own jobs; all jobs for an admin.',
  query: z.object({ status: jobStatus.optional(), page: pageText.optional(), limit: limitText(1000).optional() }),
  output: z.object({
    jobs: z.array(job),
    counts: z.object({ Active: z.int(), Closed: z.int(), Expired: z.int() }),
    total: z.int(),
    next_page: z.int().nullable(),
  }),
});
