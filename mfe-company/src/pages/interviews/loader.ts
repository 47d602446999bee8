import { call } from '@foothold/shared/api';
import { type InterviewCategory, listInterviews } from '@foothold/shared/contract';
import { parseReloadedCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { getCurrentOrganizationId } from '../../organization/currentOrganizationId';
import { parseTab } from './category';

/** The tab and the number of rows are in the URL: `?tab=Completed&shown=40`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const tab = parseTab(search.get('tab'));
  const [listing, upcoming] = await Promise.all([
    fetchTab(tab, parseReloadedCount(search), request.signal),
    tab === 'Active' ? fetchTab('Pending', 5, request.signal) : null,
  ]);
  return { tab, listing, upcoming: upcoming?.interviews ?? [] };
}

const fetchTab = (category: InterviewCategory, limit: number, signal: AbortSignal) =>
  call(
    listInterviews,
    { params: { role_specific_id: getCurrentOrganizationId() }, query: { category, limit } },
    signal,
  );
