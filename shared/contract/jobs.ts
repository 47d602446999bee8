import { applicationStatus, jobStatus } from './choices';
import { endpoint } from './endpoint';
import { flag, id, idText, instant, limitText } from './fields';
import { jobContent } from './jobContent';
import { jobSearch } from './jobSearch';
import { replyRecord } from './replyRecord';
import * as z from './schema';

/**
 * A job as its readers see it. Lists truncate `job_description` and `job_requirements` to 400 characters.
 * `application` and `applied_user_ids` hold at most the caller's own id; `application_count` is for the owner.
 */
export const job = z.object({
  id,
  org_id: id,
  ...jobContent,
  status: flag,
  /** Expired once the day of the deadline has passed in the platform's time zone, else Active or Closed. */
  display_status: jobStatus,
  /** Whole days from today to the deadline in the platform's time zone; negative once it has passed. */
  days_left: z.int(),
  created_at: instant,
  company_name: z.string(),
  sharelink: z.string(),
  application: z.array(id),
  applied_user_ids: z.array(id),
  application_count: z.int().nullish(),
  /** When and why an admin took the job down; for its company and admins only. */
  taken_down: z.object({ at: instant, reason: z.string().nullable() }).optional(),
  /** Since when the job waits for an admin's release, and the record that it waits for; for its company and admins only. */
  held: z.object({ at: instant, counted: z.int(), in_time_percent: z.int() }).optional(),
  /** When the company closed the job, while it is; for its company and admins only. */
  closed_at: instant.optional(),
  /** The calling student's own application. */
  own_application: z.object({ id, status: applicationStatus }).nullish(),
  /** What the job asks for, and what is nice to have, the most important first; of a single job only. */
  required_skills: z.array(z.string()).optional(),
  preferred_skills: z.array(z.string()).optional(),
  /** Those of its skills that the calling student has; of a single job only. */
  own_skills: z.array(z.string()).optional(),
  /** Whether the calling student has saved the job. */
  saved: z.boolean().nullish(),
  organization: z.object({
    id,
    company_name: z.string(),
    company_state: z.string().nullable(),
    company_street_address: z.string().nullable(),
    logo: z.string().nullable(),
    /** Number of open jobs, counted up to 1,000; set for a single job only. */
    open_jobs: z.int().nullish(),
    /** Null before there is enough to count. */
    reply_record: replyRecord.nullish(),
  }),
});
export type Job = z.infer<typeof job>;

export const jobPage = z.object({ data: z.array(job), total: z.int(), next_cursor: z.string().nullable() });

/**
 * Open jobs of verified companies. `total` is counted up to 1,000. `matched` are the words to highlight, in lower case,
 * without accents; those of them that `corrected` lists stand for a word that no job has. `missing` are words without a
 * match, which the search ignored. `next_cursor` is null on the last page.
 */
export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  access: 'anyone',
  limitedAs: 'search',
  summary:
    'Searches and filters the open jobs of verified companies: best match first in a search, else newest first. At most 100 for a visitor.',
  query: jobSearch,
  output: z.object({
    jobs: jobPage.extend({
      matched: z.array(z.string()),
      corrected: z.array(z.string()).optional(),
      missing: z.array(z.string()).optional(),
    }),
  }),
});

const valueCounts = z.array(z.object({ value: z.string(), count: z.int() }));

/**
 * Number of jobs for each value of each filter, given the other filters; at most a minute old. Counted up to 1,000; a
 * search with more matches is estimated from recent jobs. At most 50 companies and locations are listed.
 */
export const countJobs = endpoint({
  method: 'GET',
  path: '/jobs/counts',
  access: 'anyone',
  limitedAs: 'search',
  summary:
    'How many open jobs each value of a filter would show, the other filters and the search staying as they are.',
  query: jobSearch.omit({ sort: true, cursor: true, limit: true }),
  output: z.object({
    counts: z.object({
      company: valueCounts,
      field: valueCounts,
      stipend: valueCounts,
      location: valueCounts,
      date: valueCounts,
    }),
    /** Number of jobs that match all filters. */
    total: z.int(),
  }),
});

export const saveJob = endpoint({
  method: 'PUT',
  path: '/jobs/:id/save',
  access: 'student',
  summary: 'Keeps a job in the student’s list; keeping it twice changes nothing.',
  params: z.object({ id: idText }),
  output: z.object({ saved: z.literal(true) }),
});

export const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:id/save',
  access: 'student',
  summary: 'Takes a job off the student’s list; doing so twice changes nothing.',
  params: z.object({ id: idText }),
  output: z.object({ saved: z.literal(false) }),
});

/** Closed and expired jobs stay listed with their `display_status`; deleted ones do not. */
export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/saved_jobs',
  access: 'student',
  summary: 'The jobs that the student keeps, the last one kept first.',
  query: z.object({ cursor: z.string().max(400).optional(), limit: limitText(1000).optional() }),
  output: z.object({ jobs: jobPage }),
});

export const viewJob = endpoint({
  method: 'GET',
  path: '/view/jobs/:id',
  access: 'anyone',
  summary: 'One job, whole. Closed jobs are shown to their company, their applicants and reviewers only.',
  params: z.object({ id: idText }),
  output: z.object({ job }),
});

export const viewPublicJob = endpoint({
  method: 'GET',
  path: '/jobs/title/:slug/:jobId',
  access: 'anyone',
  summary: 'One job as anybody may read it, with open ones like it; a closed or deleted one is not found.',
  params: z.object({ slug: z.string().max(300), jobId: idText }),
  output: z.object({
    job,
    /** The newest others of the same company. */
    company_jobs: z.array(job),
    /** Of other companies: in the same field and place first, then in the same field. */
    similar_jobs: z.array(job),
  }),
});
