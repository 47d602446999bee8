import { useFetcher, useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface ListRow {
  id: number;
}

/** A page of rows, and where the next one begins. */
export interface ListPage<R extends ListRow> {
  data: R[];
  total: number;
  next_cursor: string | null;
}

export interface InfiniteListOptions<R extends ListRow, Loaded> {
  /** What the loader of the list gave for `?cursor=…`: the page behind that, null where it did not come. */
  toPage: (loaded: Loaded) => { cursor: string | null; page: ListPage<R> | null };
  /** The element of a row, where the focus goes when a press has brought it. */
  elementId: (id: number) => string;
}

/** A first page and what scrolling or 'Show more' adds to it, each from where the last one ended. */
export function useInfiniteList<R extends ListRow, Loaded>(
  first: ListPage<R>,
  { toPage, elementId }: InfiniteListOptions<R, Loaded>,
) {
  const { load, data, state } = useFetcher<Loaded>();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const pressed = useRef(false);
  const [list, setList] = useState(() => createListState(first));
  const { rows, next } = list;
  const loaded = data === undefined ? null : toPage(data as Loaded);

  // Fresh rows replace everything; the next page's rows join once, where they belong.
  if (list.first !== first) setList(createListState(first));
  else if (loaded?.page && next !== null && loaded.cursor === next) setList(appendPage(list, loaded.page));

  const added = useEffectEvent((count: number) => {
    const firstAdded = rows[list.joinedAt];
    if (count === first.data.length || !firstAdded) return;
    if (pressed.current) document.getElementById(elementId(firstAdded.id))?.focus({ preventScroll: true });
  });
  useEffect(() => added(rows.length), [rows.length]);

  const remember = useEffectEvent((count: number) => {
    if (count === first.data.length || params.get('shown') === String(count)) return;
    setParams(withParam(params, 'shown', String(count)), { replace: true, preventScrollReset: true });
  });
  // Who is on the way to another page is not called back for it: a change of the address would end their way.
  const { state: way } = useNavigation();
  useEffect(() => {
    if (way === 'idle') remember(rows.length);
  }, [rows.length, way]);

  const more = (how: 'pressed' | 'scrolled') => {
    if (next === null || state !== 'idle') return;
    pressed.current = how === 'pressed';
    void load(`${pathname}?${withParam(params, 'cursor', next)}`);
  };
  const failed = loaded !== null && loaded.page === null && loaded.cursor === next;
  return { rows, hasMore: next !== null, failed, busy: state !== 'idle', more };
}

interface ListState<R extends ListRow> {
  first: ListPage<R>;
  rows: R[];
  next: string | null;
  /** Where the rows of the last page that joined begin. */
  joinedAt: number;
}

const createListState = <R extends ListRow>(first: ListPage<R>): ListState<R> => ({
  first,
  rows: first.data,
  next: first.next_cursor,
  joinedAt: 0,
});

// A row that came in between shifts nothing: the cursor names a row, not a position.
const appendPage = <R extends ListRow>(list: ListState<R>, page: ListPage<R>): ListState<R> => ({
  first: list.first,
  rows: [...list.rows, ...page.data],
  next: page.next_cursor,
  joinedAt: list.rows.length,
});

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return next;
}
