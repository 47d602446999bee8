import { call } from '@foothold/shared/api';
import {
  type Application,
  listOrganizationApplications,
  listOrganizationJobs,
  type Output,
  viewJob,
} from '@foothold/shared/contract';
import { type ListPage, loadListPage } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type ApplicationFilters, parseApplicationFilters } from '../../applications/applicationFilters';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';

export type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

export const sumCounts = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The list for the URL's filters, from the start or from `cursor` on. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { url, signal } = request;
  const orgId = Number(params.org_id ?? getCurrentOrganizationId());
  const filters = parseApplicationFilters(new URL(url).searchParams, params.id);
  const { cursor, page } = await loadListPage(request, async (position) => {
    const query = { ...filters, ...position };
    const { applications, ...rest } = await call(listOrganizationApplications, { params: { orgId }, query }, signal);
    return { data: applications, ...rest };
  });
  const jobTitle = page && !cursor ? await loadJobTitle(filters, page, signal) : null;
  const isEmpty = page?.counts && isWithoutApplications(filters, page.counts);
  const hasJobs = isEmpty ? await loadHasJobs(signal) : true;
  return { orgId, filters, cursor, page, jobTitle, hasJobs };
}

/** Whether the company has no application at all. */
export const isWithoutApplications = ({ q, job_id }: ApplicationFilters, counts: StatusCounts): boolean =>
  sumCounts(counts) === 0 && !q && !job_id;

/** Whether the company has posted anything, which decides what an empty page proposes. True where that cannot be loaded. */
const loadHasJobs = (signal: AbortSignal): Promise<boolean> =>
  call(listOrganizationJobs, { query: { limit: 1 } }, signal).then(
    ({ total }) => total > 0,
    () => true,
  );

/** The title is in every row. With no rows the job is requested, and null when it does not exist any more. */
async function loadJobTitle(
  { job_id }: ApplicationFilters,
  { data: [first] }: ListPage<Application>,
  signal: AbortSignal,
) {
  if (!job_id) return null;
  if (first) return first.job.job_title;
  return call(viewJob, { params: { id: job_id } }, signal).then(
    ({ job }) => job.job_title,
    () => null,
  );
}
