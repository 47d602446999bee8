import { useFetcher, useSearchParams } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardId } from './JobCard';
import type { JobList, loader } from './loader';

/** A first page and what 'Show more' adds to it, each from where the last one ended. */
export function useMore(first: JobList) {
  const { load, data, state } = useFetcher<typeof loader>();
  const [params, setParams] = useSearchParams();
  const [list, setList] = useState(() => listFrom(first));
  const { rows, next } = list;

  // Fresh rows replace everything; the next page's rows join once, where they belong.
  if (list.first !== first) setList(listFrom(first));
  else if (data?.jobs && next !== null && data.cursor === next) setList(joined(list, data.jobs));

  const added = useEffectEvent((count: number) => {
    const firstAdded = rows[list.joinedAt];
    if (count === first.data.length || !firstAdded) return;
    document.getElementById(cardId(firstAdded.id))?.focus({ preventScroll: true });
    setParams(withParam(params, 'shown', String(count)), { replace: true, preventScrollReset: true });
  });
  useEffect(() => added(rows.length), [rows.length]);

  const more = () => {
    if (next !== null && state === 'idle') void load(`/dashboard/jobs?${withParam(params, 'cursor', next)}`);
  };
  const failed = data?.jobs === null && data.cursor === next;
  return { rows, hasMore: next !== null, failed, busy: state !== 'idle', more };
}

interface List {
  first: JobList;
  rows: JobList['data'];
  next: string | null;
  /** Where the rows of the last page that joined begin. */
  joinedAt: number;
}

const listFrom = (first: JobList): List => ({ first, rows: first.data, next: first.next_cursor, joinedAt: 0 });

// A job that was posted in between shifts nothing: the cursor names a job, not a position.
const joined = (list: List, page: JobList): List => ({
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
