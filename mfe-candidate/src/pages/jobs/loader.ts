import { ApiError, call } from '@foothold/shared/api';
import { listJobs } from '@foothold/shared/contract';
import { pageSize, parseShownCount } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type CachedJobList, cacheJobList, readCachedJobList } from './jobListCache';
import { type JobSearch, parseSearch } from './search';

/**
 * Runs the search in the address, from its start or from `cursor` on. A failure does not replace the page with an error:
 * `jobs` is null then, and while offline `offlineList` is the last list that loaded.
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

/** Null without a search, and when the code did not load: jobs are then listed without marks. */
const loadHighlighting = async ({ q }: JobSearch) => (q ? await import('./highlighting').catch(() => null) : null);

const readOfflineList = (cause: unknown): CachedJobList | null =>
  cause instanceof ApiError && cause.code === 'offline' ? readCachedJobList() : null;
