import { call } from '@foothold/shared/api';
import { type JobStatus, jobStatuses, listDueReplies, listOrganizationJobs } from '@foothold/shared/contract';
import { loadListPage } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';
import { paths } from '../../routes/paths';

const maxQueryLength = 200;

/** Tab and search are in the URL. */
export async function loader({ request }: LoaderFunctionArgs) {
  getCurrentOrganizationId();
  const params = new URL(request.url).searchParams;
  const tab = parseTab(params.get('tab'));
  const q = (params.get('q') ?? '').trim().slice(0, maxQueryLength);
  const loaded = await loadListPage(request, async (page) => {
    const query = { status: tab, q, ...page };
    const [{ jobs, ...rest }, due] = await Promise.all([
      call(listOrganizationJobs, { query }, request.signal),
      page.cursor ? null : call(listDueReplies, {}, request.signal),
    ]);
    return { data: jobs, ...rest, due };
  });
  return { tab, q, ...loaded };
}

const parseTab = (text: string | null) =>
  jobStatuses.find((status) => status.toLowerCase() === text?.toLowerCase()) ?? 'Active';

export const getJobsUrl = (tab: JobStatus, q: string) =>
  `${paths.jobs}?${new URLSearchParams({ tab, ...(q && { q }) })}`;
