import { ApiError, call } from '@foothold/shared/api';
import { listJobs } from '@foothold/shared/contract';
import { loadListPage } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type CachedJobList, cacheJobList, readCachedJobList } from './jobListCache';
import { type JobSearch, parseSearch } from './search';

/**
 * Runs the search in the address, from its start or from `cursor` on. A failure does not replace the page with an error:
 * `page` is null then, and without a response `offlineList` is the last list that loaded.
 */
export async function loadJobList({ request }: LoaderFunctionArgs) {
  const { url, signal } = request;
  const search = parseSearch(new URL(url).searchParams);
  try {
    const [{ cursor, page }, highlighting] = await Promise.all([
      loadListPage(request, async (query) => (await call(listJobs, { query: { ...search, ...query } }, signal)).jobs),
      loadHighlighting(search),
    ]);
    if (page && !cursor) cacheJobList(search, page.data);
    return { search, cursor, page, highlighting, offlineList: null };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { search, cursor: null, page: null, highlighting: null, offlineList: readOfflineList(cause) };
  }
}

export type LoadedJobList = Awaited<ReturnType<typeof loadJobList>>;

/** Null without a search, and when the code did not load: jobs are then listed without marks. */
const loadHighlighting = async ({ q }: JobSearch) => (q ? await import('./highlighting').catch(() => null) : null);

const readOfflineList = (cause: unknown): CachedJobList | null =>
  cause instanceof ApiError && cause.isConnectionLost ? readCachedJobList() : null;
