import { envMode, jobField } from '../choices';
import { endpoint } from '../endpoint';
import { jobStatuses } from '../enums';
import { id, idText, instant } from '../fields';
import { jobContent } from '../jobContent';
import * as z from '../schema';
import { pagingOutput, pagingQuery, searchText } from './fields';

/** A job's status for admins. */
export const jobStates = [...jobStatuses, 'Taken down'] as const;
const state = z.enum(jobStates);

/** Filters and sort of the list of jobs. */
export const adminJobSearch = z.object({
  q: searchText,
  state: state.optional(),
  field: jobField.optional(),
  env_mode: envMode.optional(),
  sort: z.enum(['newest', 'oldest', 'title']).optional(),
});

/** A job in an admin's list. */
export const adminJob = z.object({
  id,
  org_id: id,
  job_title: jobContent.job_title,
  company_name: z.string(),
  field: jobContent.field,
  env_mode: jobContent.env_mode,
  created_at: instant,
  state,
  /** Why it was taken down, if a reason was given. */
  reason: z.string().nullable(),
});
export type AdminJob = z.infer<typeof adminJob>;

export const listAllJobs = endpoint({
  method: 'GET',
  path: '/all_jobs',
  access: 'admin',
  summary: 'Every job of every company, those that were taken down too, found by title or company and filtered.',
  query: adminJobSearch.extend(pagingQuery),
  output: z.object({ jobs: z.array(adminJob), ...pagingOutput }),
});

export const restoreJob = endpoint({
  method: 'PUT',
  path: '/restore-job/:id',
  access: 'admin',
  summary: 'Offers a job again that an admin has taken down; doing it twice changes nothing.',
  params: z.object({ id: idText }),
  output: z.object({ message: z.string() }),
});
