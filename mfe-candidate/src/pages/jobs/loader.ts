import { ApiError, call } from '@foothold/shared/api';
import { listJobs, type Output } from '@foothold/shared/contract';
import { pageSize, parseShownCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type CachedJobList, cacheJobList, readCachedJobList } from './jobListCache';
import { type JobSearch, parseSearch } from './search';

export type JobList = Output<typeof listJobs>['jobs'];

/**
 * The search in the address, from its start or from `cursor` on. A failed search keeps its page: `jobs` is null then,
 * and `offlineList` what was seen before, where it is the connection that is missing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = parseSearch(params);
  const cursor = params.get('cursor');
  const query = cursor ? { ...search, cursor, limit: pageSize } : { ...search, limit: parseShownCount(params) };
  try {
    const [{ jobs }, highlighting] = await Promise.all([
      call(listJobs, { query }, request.signal),
      loadHighlighting(search),
    ]);
    if (!cursor) cacheJobList(search, jobs.data);
    return { search, cursor, jobs, highlighting, offlineList: null };
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    return { search, cursor, jobs: null, highlighting: null, offlineList: readOfflineList(cause) };
  }
}

/** Without it the jobs are found all the same. */
const loadHighlighting = async ({ q }: JobSearch) => (q ? await import('./highlighting').catch(() => null) : null);

const readOfflineList = (cause: unknown): CachedJobList | null =>
  cause instanceof ApiError && cause.code === 'offline' ? readCachedJobList() : null;
