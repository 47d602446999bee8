import { useFetcher, useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ListRow {
  id: number;
}

/** A page of rows and the cursor of the next page. */
export interface ListPage<R extends ListRow> {
  data: R[];
  total: number;
  next_cursor: string | null;
}

export interface InfiniteListOptions<R extends ListRow, Loaded> {
  /** Reads what the route's loader returned for `?cursor=…`: the page after that cursor, null when it failed to load. */
  toPage: (loaded: Loaded) => { cursor: string | null; page: ListPage<R> | null };
  /** The id of a row's element, which takes the focus when a button press has loaded it. */
  elementId: (id: number) => string;
  /** Whether the address records how many rows are shown (`?shown=`), for a reload or the way back. True by default. */
  isCountInUrl?: boolean;
}

/** What asked for the next page. */
export type LoadTrigger = 'button' | 'scroll';

/** The rows of a first page and of those that `loadMore` appends, each from where the last one ended. */
export function useInfiniteList<R extends ListRow, Loaded>(
  first: ListPage<R>,
  { toPage, elementId, isCountInUrl = true }: InfiniteListOptions<R, Loaded>,
) {
  const { load, data, state } = useFetcher<Loaded>();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const lastTrigger = useRef<LoadTrigger>('scroll');
  const [list, setList] = useState(() => createListState(first));
  const { rows, nextCursor } = list;
  const loaded = data === undefined ? null : toPage(data as Loaded);

  // A new first page replaces everything; a next page is appended once, after the row it was asked for.
  if (list.first !== first) setList(createListState(first));
  else if (loaded?.page && nextCursor !== null && loaded.cursor === nextCursor) setList(appendPage(list, loaded.page));

  const focusFirstAppended = useEffectEvent((count: number) => {
    const row = rows[list.appendedAt];
    if (count === first.data.length || !row) return;
    if (lastTrigger.current === 'button') document.getElementById(elementId(row.id))?.focus({ preventScroll: true });
  });
  useEffect(() => focusFirstAppended(rows.length), [rows.length]);

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
    void load(`${pathname}?${withParam(params, 'cursor', nextCursor)}`);
  };
  const hasFailed = loaded !== null && loaded.page === null && loaded.cursor === nextCursor;
  return { rows, hasMore: nextCursor !== null, hasFailed, isLoading: state !== 'idle', loadMore };
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
