import { call } from '@foothold/shared/api';
import { type Application, listOrganizationApplications, type Output, viewJob } from '@foothold/shared/contract';
import { type ListPage, pageSize, parseShownCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type ApplicationFilters, parseApplicationFilters } from '../../applications/applicationFilters';
import { getCurrentOrganizationId } from '../../organization/currentOrganizationId';

export type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

export interface Listing {
  orgId: number;
  filters: ApplicationFilters;
  /** Start of the page; null for the first page. */
  cursor: string | null;
  /** Null when a later page failed to load. A failed first page is thrown instead. */
  page: ListPage<Application> | null;
  counts: StatusCounts | null;
  jobTitle: string | null;
}

/** The list for the URL's filters, from the start or from `cursor` on. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Listing> {
  const search = new URL(request.url).searchParams;
  const scope = {
    orgId: Number(params.org_id ?? getCurrentOrganizationId()),
    filters: parseApplicationFilters(search, params.id),
  };
  const cursor = search.get('cursor');
  try {
    const { page, counts } = await fetchPage(scope, cursor, parseShownCount(search), request.signal);
    return {
      ...scope,
      cursor,
      page,
      counts,
      jobTitle: cursor ? null : await loadJobTitle(scope.filters, page, request.signal),
    };
  } catch (cause) {
    if (request.signal.aborted || !cursor) throw cause;
    return { ...scope, cursor, page: null, counts: null, jobTitle: null };
  }
}

async function fetchPage(
  { orgId, filters }: Pick<Listing, 'orgId' | 'filters'>,
  cursor: string | null,
  shown: number,
  signal: AbortSignal,
) {
  const query = { ...filters, ...(cursor ? { cursor, limit: pageSize } : { limit: shown }) };
  const { applications, total, next_cursor, counts } = await call(
    listOrganizationApplications,
    { params: { orgId }, query },
    signal,
  );
  return { page: { data: applications, total, next_cursor }, counts };
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
