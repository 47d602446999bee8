import { companyApplication, rating } from './applications';
import { applicationStatus } from './choices';
import { endpoint, reviewerRoles } from './endpoint';
import { applicationStatuses } from './enums';
import { id, idText, limitText } from './fields';
import * as z from './schema';

export const applicationSorts = [
  ...(['newest', 'oldest', 'name', 'name_desc', 'job', 'job_desc'] as const),
  ...(['rating', 'rating_asc', 'status', 'status_desc'] as const),
] as const;
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
  access: ['organization', ...reviewerRoles],
  params: z.object({ orgId: idText }),
} as const;

/** `next_cursor` is null on the last page. `counts` ignores the status filter; null on pages after a cursor. */
export const listOrganizationApplications = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId',
  summary: 'Applications to the company, or to one job of it, newest first unless asked otherwise.',
  query: applicationFilters.extend({ cursor: z.string().max(600).optional(), limit: limitText(1000).optional() }),
  output: z.object({
    applications: z.array(companyApplication),
    total: z.int(),
    counts: z.record(applicationStatus, z.int()).nullable(),
    next_cursor: z.string().nullable(),
  }),
});

/** The columns of the board. Withdrawn applications have none: there is nothing to do about them. */
export const boardStatuses = applicationStatuses.filter((status) => status !== 'Withdrawn');

/** Each column begins like the list with its status; its `next_cursor` continues that list. */
export const viewApplicationBoard = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId/board',
  summary: 'The same applications in columns by status, the first of each, and how many there are of each status.',
  query: applicationFilters.omit({ status: true }).extend({ limit: limitText(50).optional() }),
  output: z.object({
    columns: z.array(
      z.object({
        status: applicationStatus,
        applications: z.array(companyApplication),
        total: z.int(),
        next_cursor: z.string().nullable(),
      }),
    ),
    counts: z.record(applicationStatus, z.int()),
  }),
});

/** How many applications can be rated or downloaded by their ids at once. */
export const maxSelectedApplications = 200;

/** Ids as in `21,34`. */
const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, `Ids of at most ${maxSelectedApplications} applications, separated by commas.`)
  .transform((text) => text.split(',').map(Number));

/** A download link. */
export const downloadApplications = endpoint({
  ...companyRequest,
  path: '/ViewApplicationByOrg/:orgId/applications.csv',
  summary: 'The same applications, all of them or those with the `ids`, as a table for a spreadsheet.',
  query: applicationFilters.extend({ ids: idList.optional() }),
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

/** One that does not exist, or is another company's, fails with `not_found`, and none is rated. */
export const rateApplications = endpoint({
  method: 'PUT',
  path: '/applications/ratings',
  access: 'organization',
  summary: 'Rates applications of the company’s own from 1 to 5, or takes the ratings back. Students never see them.',
  body: z.object({
    application_ids: z.array(id).min(1).max(maxSelectedApplications),
    /** Null takes the rating back. */
    rating: rating.nullable(),
  }),
  status: 204,
});
