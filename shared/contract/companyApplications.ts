import { application } from './applications';
import { applicationStatus } from './choices';
import { endpoint } from './endpoint';
import { id, idText, limitText } from './fields';
import * as z from './schema';

export const applicationSorts = ['newest', 'oldest', 'name'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Filters for a company's applications. `q` is a part of the applicant's name, with or without accents. */
const applicationFilters = z.object({
  job_id: idText.optional(),
  status: applicationStatus.optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(applicationSorts).optional(),
});

const companyRequest = {
  method: 'GET',
  access: ['organization', 'admin'],
  params: z.object({ orgId: idText }),
} as const;

/** `next_cursor` is null on the last page. `counts` ignores the status filter; null on pages after a cursor. */
export const listOrganizationApplications = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId',
  summary: 'Applications to the company, or to one job of it, newest first unless asked otherwise.',
  query: applicationFilters.extend({ cursor: z.string().max(600).optional(), limit: limitText(1000).optional() }),
  output: z.object({
    applications: z.array(application),
    total: z.int(),
    counts: z.record(applicationStatus, z.int()).nullable(),
    next_cursor: z.string().nullable(),
  }),
});

/** A download link. */
export const downloadApplications = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId/applications.csv',
  summary: 'The same applications, all of them, as a table for a spreadsheet.',
  query: applicationFilters,
  produces: 'text/csv',
});

/** Includes jobs that were taken down, if they have applications. */
export const listJobsWithApplications = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId/jobs',
  summary: 'The jobs of the company that somebody applied for, newest first, each with the number of applications.',
  output: z.object({ jobs: z.array(z.object({ id, job_title: z.string(), applications: z.int() })) }),
});

const adjacentApplication = z.object({ id, student_name: z.string() }).nullable();

/** An application that no longer matches the filters, because it was opened or decided, keeps its place in the list. */
export const viewAdjacentApplications = endpoint({
  method: 'GET',
  path: '/applications/:id/neighbours',
  access: 'organization',
  summary: 'The applications that stand before and after one of the company’s own, among those that are asked for.',
  params: z.object({ id: idText }),
  query: applicationFilters,
  output: z.object({ previous: adjacentApplication, next: adjacentApplication }),
});
