import { countJobs, listJobs, viewCompany, viewPublicJob } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { fail, route } from '../../platform/http';
import { loadJobPage } from './jobPage';
import { loadOrganizationPage } from './organizationPage';
import type { JobSearch } from './search';
import { writeJobList } from './writeJobList';

export const jobSearchRoutes = ({ search, counts }: JobSearch) => [
  route(listJobs, ({ user, query, readDb }) => search(user, query, readDb), {
    ...{ trusted: true, coalesce: true },
    write: writeJobList,
  }),
  route(countJobs, ({ user, query }) => counts(query, user)),
];

/** What everybody may read of a company and of a job, each with a list of jobs. */
export const publicPageRoutes = (context: Context, jobSearch: JobSearch) => [
  route(
    viewCompany,
    async ({ user, params, readDb }) =>
      (await loadOrganizationPage(readDb, jobSearch, user, params.id)) ?? fail('not_found'),
  ),
  // The slug in the path is ignored; `sharelink` in the response has the correct one.
  route(
    viewPublicJob,
    async ({ params, readDb }) =>
      (await loadJobPage({ ...context, db: readDb }, jobSearch, params.jobId)) ?? fail('not_found'),
    {
      coalesce: true,
    },
  ),
];
