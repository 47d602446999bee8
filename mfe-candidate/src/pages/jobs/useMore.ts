import type { Job } from '@foothold/shared/contract';
import { useFetcher, useLocation, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardId } from './JobCard';

/** A page of jobs, whichever list it is of. */
export interface JobsInPages {
  data: Job[];
  total: number;
  next_cursor: string | null;
}

/** What the loader of such a list gives: the page behind `cursor`, null where it did not come. */
interface Loaded {
  cursor: string | null;
  jobs: JobsInPages | null;
}

/** A first page and what scrolling or 'Show more' adds to it, each from where the last one ended. */
export function useMore(first: JobsInPages) {
  const { load, data, state } = useFetcher<Loaded>();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const pressed = useRef(false);
  const [list, setList] = useState(() => listFrom(first));
  const { rows, next } = list;

  // Fresh rows replace everything; the next page's rows join once, where they belong.
  if (list.first !== first) setList(listFrom(first));
  else if (data?.jobs && next !== null && data.cursor === next) setList(joined(list, data.jobs));

  const added = useEffectEvent((count: number) => {
    const firstAdded = rows[list.joinedAt];
    if (count === first.data.length || !firstAdded) return;
    if (pressed.current) document.getElementById(cardId(firstAdded.id))?.focus({ preventScroll: true });
    setParams(withParam(params, 'shown', String(count)), { replace: true, preventScrollReset: true });
  });
  useEffect(() => added(rows.length), [rows.length]);

  const more = (how: 'pressed' | 'scrolled') => {
    if (next === null || state !== 'idle') return;
    pressed.current = how === 'pressed';
    void load(`${pathname}?${withParam(params, 'cursor', next)}`);
  };
  const failed = data?.jobs === null && data.cursor === next;
  return { rows, hasMore: next !== null, failed, busy: state !== 'idle', more };
}

interface List {
  first: JobsInPages;
  rows: Job[];
  next: string | null;
  /** Where the rows of the last page that joined begin. */
  joinedAt: number;
}

const listFrom = (first: JobsInPages): List => ({ first, rows: first.data, next: first.next_cursor, joinedAt: 0 });

// A job that was posted in between shifts nothing: the cursor names a job, not a position.
const joined = (list: List, page: JobsInPages): List => ({
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
