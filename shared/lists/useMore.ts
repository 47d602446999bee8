import { useFetcher, useLocation, useNavigation, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Row {
  id: number;
}

/** A page of rows, and where the next one begins. */
export interface InPages<R extends Row> {
  data: R[];
  total: number;
  next_cursor: string | null;
}

export interface Ways<R extends Row, Loaded> {
  /** What the loader of the list gave for `?cursor=…`: the page behind that, null where it did not come. */
  pageIn: (loaded: Loaded) => { cursor: string | null; page: InPages<R> | null };
  /** The element of a row, where the focus goes when a press has brought it. */
  elementId: (id: number) => string;
}

/** A first page and what scrolling or 'Show more' adds to it, each from where the last one ended. */
export function useMore<R extends Row, Loaded>(first: InPages<R>, { pageIn, elementId }: Ways<R, Loaded>) {
  const { load, data, state } = useFetcher<Loaded>();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const pressed = useRef(false);
  const [list, setList] = useState(() => listFrom(first));
  const { rows, next } = list;
  const loaded = data === undefined ? null : pageIn(data as Loaded);

  // Fresh rows replace everything; the next page's rows join once, where they belong.
  if (list.first !== first) setList(listFrom(first));
  else if (loaded?.page && next !== null && loaded.cursor === next) setList(joined(list, loaded.page));

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

interface List<R extends Row> {
  first: InPages<R>;
  rows: R[];
  next: string | null;
  /** Where the rows of the last page that joined begin. */
  joinedAt: number;
}

const listFrom = <R extends Row>(first: InPages<R>): List<R> => ({
  first,
  rows: first.data,
  next: first.next_cursor,
  joinedAt: 0,
});

// A row that came in between shifts nothing: the cursor names a row, not a position.
const joined = <R extends Row>(list: List<R>, page: InPages<R>): List<R> => ({
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
