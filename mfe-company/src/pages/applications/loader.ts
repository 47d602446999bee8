import { call } from '@foothold/shared/api';
import { type Application, listOrganizationApplications, type Output, viewJob } from '@foothold/shared/contract';
import { type ListPage, loadListPage } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type ApplicationFilters, parseApplicationFilters } from '../../applications/applicationFilters';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';

export type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

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
  return { orgId, filters, cursor, page, jobTitle };
}

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
