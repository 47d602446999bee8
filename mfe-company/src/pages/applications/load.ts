import { call } from '@foothold/shared/api';
import { type Application, listOrganizationApplications, type Output, viewJob } from '@foothold/shared/contract';
import { type InPages, perPage, shownIn } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { ownOrgId } from '../../organization';
import { type Wish, wishIn } from '../../wish';

export type Counts = NonNullable<Output<typeof listOrganizationApplications>['counts']>;

export interface Listing {
  orgId: number;
  wish: Wish;
  /** Where the page begins, null for the first. */
  cursor: string | null;
  /** Null where a later page did not come: a first one that does not is the screen's failure. */
  page: InPages<Application> | null;
  counts: Counts | null;
  jobTitle: string | null;
}

/** What the address asks for, from its start or from `cursor` on. */
export async function load({ params, request }: LoaderFunctionArgs): Promise<Listing> {
  const search = new URL(request.url).searchParams;
  const asked = { orgId: Number(params.org_id ?? ownOrgId()), wish: wishIn(search, params.id) };
  const cursor = search.get('cursor');
  try {
    const { page, counts } = await fetchPage(asked, cursor, shownIn(search), request.signal);
    return {
      ...asked,
      cursor,
      page,
      counts,
      jobTitle: cursor ? null : await titleOf(asked.wish, page, request.signal),
    };
  } catch (cause) {
    if (request.signal.aborted || !cursor) throw cause;
    return { ...asked, cursor, page: null, counts: null, jobTitle: null };
  }
}

async function fetchPage(
  { orgId, wish }: Pick<Listing, 'orgId' | 'wish'>,
  cursor: string | null,
  shown: number,
  signal: AbortSignal,
) {
  const query = { ...wish, ...(cursor ? { cursor, limit: perPage } : { limit: shown }) };
  const { applications, total, next_cursor, counts } = await call(
    listOrganizationApplications,
    { params: { orgId }, query },
    signal,
  );
  return { page: { data: applications, total, next_cursor }, counts };
}

/** Each row names its job. Where there is no row, the job may be gone, and the page is right without. */
async function titleOf({ job_id }: Wish, { data: [first] }: InPages<Application>, signal: AbortSignal) {
  if (!job_id) return null;
  if (first) return first.job.job_title;
  return call(viewJob, { params: { id: job_id } }, signal).then(
    ({ job }) => job.job_title,
    () => null,
  );
}
