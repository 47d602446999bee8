import { applicationStatus, envMode, jobField } from '../choices';
import { endpoint, reviewerRoles } from '../endpoint';
import { jobStatuses } from '../enums';
import { id, idText, instant } from '../fields';
import { jobContent } from '../jobContent';
import { job } from '../jobs';
import { organization } from '../profiles';
import * as z from '../schema';
import { auditEntry } from './audit';
import { pagingOutput, pagingQuery, searchText } from './fields';

/** A job's status for admins. Waiting: for its release. */
export const jobStates = [...jobStatuses, 'Waiting', 'Taken down'] as const;
const state = z.enum(jobStates);

/** Filters and sort of the list of jobs. */
export const adminJobSearch = z.object({
  q: searchText,
  state: state.optional(),
  field: jobField.optional(),
  env_mode: envMode.optional(),
  sort: z.enum(['newest', 'oldest', 'title', 'title_desc', 'deadline', 'deadline_desc']).optional(),
});

/** A job in an admin's list. */
export const adminJob = z.object({
  id,
  org_id: id,
  job_title: jobContent.job_title,
  company_name: z.string(),
  field: jobContent.field,
  env_mode: jobContent.env_mode,
  deadline: jobContent.deadline,
  /** The number of applications, withdrawn ones included. */
  applications: z.int(),
  created_at: instant,
  state,
  /** Why it was taken down, if a reason was given. */
  reason: z.string().nullable(),
});
export type AdminJob = z.infer<typeof adminJob>;

export const listAllJobs = endpoint({
  method: 'GET',
  path: '/all_jobs',
  access: reviewerRoles,
  summary: 'Every job of every company, those that were taken down too, found by title or company and filtered.',
  query: adminJobSearch.extend(pagingQuery),
  output: z.object({ jobs: z.array(adminJob), ...pagingOutput }),
});

/** Everything about one job that an admin decides with. */
const jobDetails = z.object({
  job,
  state,
  organization: organization.pick({ verified: true, verification_status: true, suspended_at: true }),
  /** The number of applications in each status. */
  application_counts: z.record(applicationStatus, z.int()),
  /** What was changed and decided, newest first; at most the last 20 entries. */
  history: z.array(auditEntry),
});
export type AdminJobDetails = z.infer<typeof jobDetails>;

export const viewAnyJob = endpoint({
  method: 'GET',
  path: '/all_jobs/:id',
  access: reviewerRoles,
  summary:
    'One job of any company, also closed, expired or taken down, with its history and its applications’ numbers.',
  params: z.object({ id: idText }),
  output: jobDetails,
});

export const restoreJob = endpoint({
  method: 'PUT',
  path: '/restore-job/:id',
  access: reviewerRoles,
  summary: 'Offers a job again that an admin has taken down; doing it twice changes nothing.',
  params: z.object({ id: idText }),
  output: z.object({ message: z.string() }),
});
