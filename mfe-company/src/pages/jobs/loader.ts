import { call } from '@foothold/shared/api';
import { type JobStatus, jobStatuses, listOrganizationJobs } from '@foothold/shared/contract';
import { perPage, shownIn } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { ownOrgId } from '../../organization';
import { paths } from '../../paths';

const longest = 200;

/** The tab and the search are in the address; a change of either runs this again. What scrolls on fails by itself. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  ownOrgId();
  const params = new URL(url).searchParams;
  const tab = tabOf(params.get('tab'));
  const q = (params.get('q') ?? '').trim().slice(0, longest);
  const cursor = params.get('cursor');
  const part = cursor ? { cursor, limit: perPage } : { limit: shownIn(params) };
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

const tabOf = (text: string | null) =>
  jobStatuses.find((status) => status.toLowerCase() === text?.toLowerCase()) ?? 'Active';

export const addressOf = (tab: JobStatus, q: string) =>
  `${paths.jobs}?${new URLSearchParams({ tab, ...(q && { q }) })}`;
