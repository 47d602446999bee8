import { ApiError, call } from '@foothold/shared/api';
import {
  type CompanyApplication,
  listOrganizationApplications,
  listOrganizationJobs,
  type Output,
  viewApplicationBoard,
  viewOwnJob,
} from '@foothold/shared/contract';
import { loadListPage } from '@foothold/shared/lists';
import { type LoaderFunctionArgs, replace } from '@foothold/shared/router';
import { type ApplicationFilters, parseApplicationFilters } from '../../applications/applicationFilters';
import { loadDecisions } from '../../decisions/loadDecisions';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';
import { addView, readView, rememberView } from './view';

export type StatusCounts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

export const sumCounts = (counts: StatusCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The list for the URL's filters, from the start or from `cursor` on; or the board, which has a `page` for each column. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { url, signal } = request;
  const search = new URL(url).searchParams;
  const orgId = Number(params.org_id ?? getCurrentOrganizationId());
  const filters = parseApplicationFilters(search, params.id);
  const view = readView(search);
  if (search.has('view')) rememberView(view);
  else if (view !== 'cards' && !search.has('cursor')) throw replace(addView(url, view));
  // A column of the board continues as a list of its status.
  const isBoard = view === 'board' && !search.has('cursor');
  const [decisions, board, { cursor, page }] = await Promise.all([
    // The rows of a further page are shown among those of the first.
    search.has('cursor') ? [] : loadDecisions(signal),
    isBoard ? loadBoard(orgId, filters, signal) : null,
    isBoard ? { cursor: null, page: null } : loadPage(orgId, filters, request),
  ]);
  const counts = board?.counts ?? page?.counts ?? null;
  const rows = board?.columns.flatMap(({ applications }) => applications) ?? page?.data ?? [];
  // Applications to a job that is gone can still be listed; without any, nothing is at its address.
  const isJobRequired = params.id !== undefined && !filters.q && counts !== null && sumCounts(counts) === 0;
  const jobTitle = counts ? await loadJobTitle(filters, rows, isJobRequired, signal) : null;
  const isEmpty = counts && isWithoutApplications(filters, counts);
  const hasJobs = isEmpty ? await loadHasJobs(signal) : true;
  return { orgId, filters, view, cursor, page, board, counts, jobTitle, hasJobs, decisions };
}

const loadPage = (orgId: number, filters: ApplicationFilters, request: Request) =>
  loadListPage(request, async (position) => {
    const query = { ...filters, ...position };
    const input = { params: { orgId }, query };
    const { applications, ...rest } = await call(listOrganizationApplications, input, request.signal);
    return { data: applications, ...rest };
  });

const loadBoard = (orgId: number, { status: _, ...filters }: ApplicationFilters, signal: AbortSignal) =>
  call(viewApplicationBoard, { params: { orgId }, query: filters }, signal);

/** Whether the company has no application at all. */
export const isWithoutApplications = ({ q, job_id }: ApplicationFilters, counts: StatusCounts): boolean =>
  sumCounts(counts) === 0 && !q && !job_id;

/** Whether the company has posted anything, which decides what an empty page proposes. True where that cannot be loaded. */
const loadHasJobs = (signal: AbortSignal): Promise<boolean> =>
  call(listOrganizationJobs, { query: { limit: 1 } }, signal).then(
    ({ total }) => total > 0,
    () => true,
  );

/** The title is in every row. With no rows the job is requested; null when the company has none like it, unless it is required. */
async function loadJobTitle(
  { job_id }: ApplicationFilters,
  [first]: readonly CompanyApplication[],
  isRequired: boolean,
  signal: AbortSignal,
) {
  if (!job_id) return null;
  if (first) return first.job.job_title;
  return call(viewOwnJob, { params: { id: job_id } }, signal).then(
    ({ job }) => job.job_title,
    (cause) => {
      if (isRequired && cause instanceof ApiError && cause.code === 'not_found') throw cause;
      return null;
    },
  );
}
