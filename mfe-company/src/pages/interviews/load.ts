import { call } from '@foothold/shared/api';
import { type InterviewCategory, listInterviews } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { ownOrgId } from '../../organization';
import { shownOf } from '../../shown';
import { tabOf } from './category';

/** The tab and how much of it is shown are in the address: `?tab=Completed&shown=40`. */
export async function load({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const tab = tabOf(search.get('tab'));
  const [listing, coming] = await Promise.all([
    fetchTab(tab, shownOf(search), request.signal),
    tab === 'Active' ? fetchTab('Pending', 5, request.signal) : null,
  ]);
  return { tab, listing, coming: coming?.interviews ?? [] };
}

const fetchTab = (category: InterviewCategory, limit: number, signal: AbortSignal) =>
  call(listInterviews, { params: { role_specific_id: ownOrgId() }, query: { category, limit } }, signal);
