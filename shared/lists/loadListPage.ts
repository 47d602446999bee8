import { listPageSize } from '@foothold/shared/contract';
import type { ShouldRevalidateFunction } from '@foothold/shared/router';

/** Most rows that coming back to a list loads at once. */
const maxRestoredCount = 200;
/** The same for a list whose rows change with events or time, which load it again. The API accepts no higher limit. */
export const maxLiveCount = 1000;

/** A page of a list, null when it failed to load, and the cursor it comes after, null for the first. */
export interface LoadedPage<Page> {
  cursor: string | null;
  page: Page | null;
}

interface PageQuery {
  cursor?: string;
  limit: number;
}

/**
 * Loads what an address asks for: the page after `cursor`, or the first rows, as many as were shown before (`?shown=40`).
 * Where these fail, the failure is thrown; a page after a cursor is null then, and the list offers a retry.
 */
export async function loadListPage<Page>(
  { url, signal }: Request,
  load: (query: PageQuery) => Promise<Page>,
  maxCount = maxRestoredCount,
): Promise<LoadedPage<Page>> {
  const query = parsePageQuery(new URL(url).searchParams, maxCount);
  const { cursor = null } = query;
  try {
    return { cursor, page: await load(query) };
  } catch (cause) {
    if (signal.aborted || !cursor) throw cause;
    return { cursor, page: null };
  }
}

function parsePageQuery(params: URLSearchParams, maxCount: number): PageQuery {
  const cursor = params.get('cursor');
  if (cursor) return { cursor, limit: listPageSize };
  const shown = Number.parseInt(params.get('shown') ?? '', 10) || listPageSize;
  // Whole pages: a row that came meanwhile does not push out the last one.
  const limit = Math.ceil(shown / listPageSize) * listPageSize;
  return { limit: Math.min(Math.max(limit, listPageSize), maxCount) };
}

/** A list that records how many rows it shows has them already. An address without `shown` begins the list anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isCountRecorded(currentUrl, nextUrl);

const isCountRecorded = (from: URL, to: URL) =>
  to.searchParams.has('shown') && from.href !== to.href && toSearchKey(from) === toSearchKey(to);

function toSearchKey({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('shown');
  return `${pathname}?${params}`;
}
