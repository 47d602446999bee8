import { ApiError, call, getKeptSince, takePreloadedResponse } from '@foothold/shared/api';
import { type JobListSearch, listJobs, parseJobListSearch } from '@foothold/shared/contract';
import { loadListPage } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { type CachedJobList, cacheJobList, readCachedJobList } from './jobListCache';

/**
 * Runs the search in the address, from its start or from `cursor` on. A failure does not replace the page with an error:
 * `page` is null then, and without a response `offlineList` is the last list that loaded.
 */
export async function loadJobList({ request }: LoaderFunctionArgs) {
  const { url, signal } = request;
  const search = parseJobListSearch(new URL(url).searchParams);
  try {
    const [{ cursor, page }, highlighting] = await Promise.all([
      loadListPage(request, async (query) => (await loadJobs({ ...search, ...query }, signal)).jobs),
      loadHighlighting(search),
    ]);
    // The service worker may have kept it from before.
    if (page && !cursor) cacheJobList(search, page.data, getKeptSince() ?? Date.now());
    return { search, cursor, page, highlighting, offlineList: null };
  } catch (cause) {
    if (signal.aborted) throw cause;
    return { search, cursor: null, page: null, highlighting: null, offlineList: readOfflineList(cause) };
  }
}

/** The public list's first page came with the document. */
const loadJobs = async (query: JobListSearch & { cursor?: string; limit: number }, signal: AbortSignal) =>
  takePreloadedResponse(listJobs, {}, query) ?? call(listJobs, { query }, signal);

export type LoadedJobList = Awaited<ReturnType<typeof loadJobList>>;

/** Null without a search, and when the code did not load: jobs are then listed without marks. */
const loadHighlighting = async ({ q }: JobListSearch) => (q ? await import('./highlighting').catch(() => null) : null);

const readOfflineList = (cause: unknown): CachedJobList | null =>
  cause instanceof ApiError && cause.isConnectionLost ? readCachedJobList() : null;
