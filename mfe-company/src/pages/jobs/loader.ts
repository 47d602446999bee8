import { call } from '@foothold/shared/api';
import { type JobStatus, jobStatuses, listOrganizationJobs } from '@foothold/shared/contract';
import { pageSize, parseShownCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { getCurrentOrganizationId } from '../../organization/currentOrganizationId';
import { paths } from '../../routes/paths';

const maxQueryLength = 200;

/** Tab and search are in the URL. A first page that fails is thrown; a later one is returned as null for the list to report. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  getCurrentOrganizationId();
  const params = new URL(url).searchParams;
  const tab = parseTab(params.get('tab'));
  const q = (params.get('q') ?? '').trim().slice(0, maxQueryLength);
  const cursor = params.get('cursor');
  const part = cursor ? { cursor, limit: pageSize } : { limit: parseShownCount(params) };
  try {
    const { jobs, counts, found, ...page } = await call(
      listOrganizationJobs,
      { query: { status: tab, q, ...part } },
      signal,
    );
    return { tab, q, cursor, counts, found, jobs: { data: jobs, ...page } };
  } catch (cause) {
    if (signal.aborted || !cursor) throw cause;
    return { tab, q, cursor, counts: null, found: null, jobs: null };
  }
}

const parseTab = (text: string | null) =>
  jobStatuses.find((status) => status.toLowerCase() === text?.toLowerCase()) ?? 'Active';

export const getJobsUrl = (tab: JobStatus, q: string) =>
  `${paths.jobs}?${new URLSearchParams({ tab, ...(q && { q }) })}`;
