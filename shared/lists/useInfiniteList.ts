import { useFetcher, useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedPage } from './loadListPage';

export interface ListRow {
  id: number;
}

/** The id of a row's element, if it is to take the focus when a button press has loaded it. */
export const getRowId = (id: number) => `row-${id}`;

/** A page of rows and the cursor of the next page. */
export interface ListPage<R extends ListRow> {
  data: R[];
  total: number;
  next_cursor: string | null;
}

export interface InfiniteListOptions {
  /** Whether the address records how many rows are shown (`?shown=`), for a reload or the way back. True by default. */
  isCountInUrl?: boolean;
  /** Parameters that the next page needs besides those of the address. */
  query?: Readonly<Record<string, string>>;
}

/** What asked for the next page. */
type LoadTrigger = 'button' | 'scroll';

/** The rows that are loaded, and what loads the next page. */
export interface LoadedList<R extends ListRow> {
  rows: R[];
  total: number;
  hasMore: boolean;
  hasFailed: boolean;
  isLoading: boolean;
  loadMore: (trigger: LoadTrigger) => void;
}

/**
 * The rows of a first page and of those that `loadMore` appends, each from where the last one ended. The route's loader
 * returns them as `loadListPage` does.
 */
export function useInfiniteList<R extends ListRow>(
  first: ListPage<R>,
  { isCountInUrl = true, query = {} }: InfiniteListOptions = {},
): LoadedList<R> {
  const { load, data, state } = useFetcher<LoadedPage<ListPage<R>>>();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const lastTrigger = useRef<LoadTrigger>('scroll');
  const [list, setList] = useState(() => createListState(first));
  const { rows, nextCursor } = list;
  const loaded = (data as LoadedPage<ListPage<R>> | undefined) ?? null;

  // A new first page replaces everything; a next page is appended once, after the row it was asked for.
  if (list.first !== first) setList(createListState(first));
  else if (loaded?.page && nextCursor !== null && loaded.cursor === nextCursor) setList(appendPage(list, loaded.page));

  const focusFirstAppended = useEffectEvent((count: number) => {
    const row = rows[list.appendedAt];
    if (count === first.data.length || !row) return;
    if (lastTrigger.current === 'button') document.getElementById(getRowId(row.id))?.focus({ preventScroll: true });
  });
  // With the rows and not after them, when a key press may already have gone to the button.
  useLayoutEffect(() => focusFirstAppended(rows.length), [rows.length]);

  const saveCount = useEffectEvent((count: number) => {
    if (!isCountInUrl || count === first.data.length || params.get('shown') === String(count)) return;
    setParams(withParam(params, 'shown', String(count)), { replace: true, preventScrollReset: true });
  });
  // Not during a navigation: changing the address would cancel it.
  const { state: navigationState } = useNavigation();
  useEffect(() => {
    if (navigationState === 'idle') saveCount(rows.length);
  }, [rows.length, navigationState]);

  const loadMore = (trigger: LoadTrigger) => {
    if (nextCursor === null || state !== 'idle') return;
    lastTrigger.current = trigger;
    const next = withParam(params, 'cursor', nextCursor);
    for (const [name, value] of Object.entries(query)) next.set(name, value);
    void load(`${pathname}?${next}`);
  };
  const hasFailed = loaded !== null && loaded.page === null && loaded.cursor === nextCursor;
  const { total } = first;
  return { rows, total, hasMore: nextCursor !== null, hasFailed, isLoading: state !== 'idle', loadMore };
}

interface ListState<R extends ListRow> {
  first: ListPage<R>;
  rows: R[];
  nextCursor: string | null;
  /** Index of the first row of the page appended last. */
  appendedAt: number;
}

const createListState = <R extends ListRow>(first: ListPage<R>): ListState<R> => ({
  first,
  rows: first.data,
  nextCursor: first.next_cursor,
  appendedAt: 0,
});

// Rows inserted meanwhile cause neither gaps nor duplicates: the cursor names a row, not a position.
const appendPage = <R extends ListRow>(list: ListState<R>, page: ListPage<R>): ListState<R> => ({
  first: list.first,
  rows: [...list.rows, ...page.data],
  nextCursor: page.next_cursor,
  appendedAt: list.rows.length,
});

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return next;
}
