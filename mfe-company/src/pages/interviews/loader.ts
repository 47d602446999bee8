import { call } from '@foothold/shared/api';
import { listInterviews, type Query } from '@foothold/shared/contract';
import { loadListPage, maxLiveCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { getCurrentOrganizationId } from '../../organization/currentOrganization';
import { parseTab } from './labels';

/** The tab is in the URL: `?tab=Completed`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { url, signal } = request;
  const tab = parseTab(new URL(url).searchParams.get('tab'));
  const loaded = await loadListPage(
    request,
    async (query) => {
      const [{ interviews, ...rest }, upcoming] = await Promise.all([
        fetchTab({ category: tab, ...query }, signal),
        tab === 'Active' && !query.cursor ? fetchTab({ category: 'Pending', limit: 5 }, signal) : null,
      ]);
      return { data: interviews, ...rest, upcoming: upcoming?.interviews ?? [] };
    },
    maxLiveCount,
  );
  return { tab, ...loaded };
}

const fetchTab = (query: Query<typeof listInterviews>, signal: AbortSignal) =>
  call(listInterviews, { params: { role_specific_id: getCurrentOrganizationId() }, query }, signal);
