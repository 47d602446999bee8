import { call } from '@foothold/shared/api';
import {
  type ApplicationStatus,
  applicationStatuses,
  listOrganizationApplications,
  viewJob,
} from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { ownOrgId } from '../../organization';

/** Which applications an address asks for. */
export interface Wish {
  orgId: number | string;
  job_id?: string;
  status?: ApplicationStatus;
}

/** Twenty applications, from a cursor on. */
export const fetchPage = ({ orgId, ...query }: Wish, cursor?: string, signal?: AbortSignal) =>
  call(
    listOrganizationApplications,
    { params: { orgId }, query: { ...query, limit: 20, ...(cursor ? { cursor } : {}) } },
    signal,
  );

/** The job, if there is one, and the status are in the address. */
export async function load({ params, request }: LoaderFunctionArgs) {
  const wish = wishOf(params, new URL(request.url).searchParams);
  const [first, jobTitle] = await Promise.all([
    fetchPage(wish, undefined, request.signal),
    wish.job_id ? titleOf(wish.job_id, request.signal) : null,
  ]);
  return { wish, first, jobTitle };
}

function wishOf({ org_id, id }: LoaderFunctionArgs['params'], search: URLSearchParams): Wish {
  const status = applicationStatuses.find((known) => known === search.get('status'));
  return { orgId: org_id ?? ownOrgId(), ...(id ? { job_id: id } : {}), ...(status ? { status } : {}) };
}

// The applications outlive their job: without its title the page is still right.
const titleOf = (id: string, signal: AbortSignal) =>
  call(viewJob, { params: { id } }, signal).then(
    ({ job }) => job.job_title,
    () => null,
  );
