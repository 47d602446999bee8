import * as z from '@foothold/shared/schema';
import { endpoint } from './endpoint';
import { applicationStatus, jobField, jobStatus } from './enums';
import { flag, id, idText, instant, limitText } from './fields';
import { jobContent } from './jobContent';

/**
 * A job as its readers see it. Lists cut `job_description` and `job_requirements` at 400 characters.
 * `application` and `applied_user_ids` hold at most the caller's own id; `application_count` is for the owner.
 */
export const job = z.object({
  id,
  org_id: id,
  ...jobContent,
  status: flag,
  /** Expired once the deadline's day has passed in the platform's zone, else Active or Closed. */
  display_status: jobStatus,
  /** Whole days from today to the deadline in the platform's zone; below 0 once it has passed. */
  days_left: z.int(),
  created_at: instant,
  company_name: z.string(),
  sharelink: z.string(),
  application: z.array(id),
  applied_user_ids: z.array(id),
  application_count: z.int().nullish(),
  /** That Foothold took it down, and why: told to its company and to admins. */
  taken_down: z.object({ at: instant, reason: z.string().nullable() }).optional(),
  /** What the student who asks has sent for it, and where that stands; of nobody else. */
  own_application: z.object({ id, status: applicationStatus }).nullish(),
  /** Whether the student who asks keeps it; of nobody else. */
  saved: z.boolean().nullish(),
  organization: z.object({
    id,
    company_name: z.string(),
    company_state: z.string().nullable(),
    company_street_address: z.string().nullable(),
    logo: z.string().nullable(),
    /** How many open jobs it has, counted no further than 1,000: beside a single job only. */
    open_jobs: z.int().nullish(),
  }),
});
export type Job = z.infer<typeof job>;

export const periods = ['Today', 'Yesterday', 'Last 3 days', 'Last week', 'Last month', 'All time'] as const;
export type Period = (typeof periods)[number];
const yesNo = { Yes: 1, No: 0, '1': 1, '0': 0 } as const;

export const jobSearch = z.object({
  q: z.string().trim().max(200).optional(),
  company: z.string().trim().max(200).optional(),
  field: jobField.optional(),
  stipend: z
    .enum(['Yes', 'No', '1', '0'])
    .transform((value) => yesNo[value])
    .optional(),
  location: z.string().trim().max(80).optional(),
  date: z.enum(periods).optional(),
  /** The jobs of one company, whatever others are called like it. */
  org_id: idText.optional(),
  /** What fits best first where something is searched for, else the newest first. */
  sort: z.enum(['newest', 'deadline', 'relevance']).optional(),
  cursor: z.string().max(400).optional(),
  limit: limitText(1000).optional(),
});

export const jobPage = z.object({ data: z.array(job), total: z.int(), next_cursor: z.string().nullable() });

/**
 * Open jobs of verified companies. `total` is counted no further than 1,000. `matched` are the words to be marked in
 * what was found, in lower case and without accents: a word that was mistyped as it is written. `missing` are words that no
 * job says, without which was searched. `next_cursor` is null on the last page.
 */
export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  access: 'anyone',
  summary: 'Searches and filters the open jobs of verified companies: best match first in a search, else newest first.',
  query: jobSearch,
  output: z.object({ jobs: jobPage.extend({ matched: z.array(z.string()), missing: z.array(z.string()).optional() }) }),
});

const valueCounts = z.array(z.object({ value: z.string(), count: z.int() }));

/**
 * How many jobs each value of a filter would show beside the other filters; at most a minute old. Counted no further than
 * 1,000; in a search that finds more than that, foreseen from recent jobs. At most 50 companies and places are named.
 */
export const countJobs = endpoint({
  method: 'GET',
  path: '/jobs/counts',
  access: 'anyone',
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
    /** How many all filters together show. */
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

/** Closed and expired jobs stay listed, with their `display_status`; deleted ones go. */
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
  summary: 'One job, whole. Closed jobs are shown to their company, their applicants and admins only.',
  params: z.object({ id: idText }),
  output: z.object({ job }),
});

export const viewPublicJob = endpoint({
  method: 'GET',
  path: '/jobs/title/:slug/:jobId',
  access: 'anyone',
  summary: 'One job as anybody may read it; a closed or deleted one is not found.',
  params: z.object({ slug: z.string().max(300), jobId: idText }),
  output: z.object({ job }),
});
