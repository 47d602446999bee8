import type { Job } from '@foothold/shared/contract';
import { useFetcher, useLocation } from '@foothold/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { getRowId } from './JobRow';

export interface JobsPageData {
  data: Job[];
  total: number;
  next_cursor: string | null;
}

/** What the loader gives where it is asked for the jobs behind `cursor`; null where they did not come. */
export interface LoadedJobs {
  cursor: string;
  jobs: JobsPageData | null;
}

/** A first page and what 'Show more' adds to it, each from where the last one ended. */
export function useInfiniteJobs(first: JobsPageData) {
  const { load, data, state } = useFetcher<LoadedJobs>();
  const { pathname } = useLocation();
  const [list, setList] = useState({ first, rows: first.data, next: first.next_cursor, joinedAt: 0 });
  const { rows, next } = list;

  // Fresh rows replace everything; the next page's rows join once, where they belong.
  if (list.first !== first) setList({ first, rows: first.data, next: first.next_cursor, joinedAt: 0 });
  else if (data?.jobs && data.cursor === next) {
    setList({ first, rows: [...rows, ...data.jobs.data], next: data.jobs.next_cursor, joinedAt: rows.length });
  }

  // The button may be gone, and what it brought begins where it stood.
  const added = useEffectEvent((at: number) => {
    const firstAdded = rows[at];
    if (at > 0 && firstAdded) document.getElementById(getRowId(firstAdded.id))?.focus({ preventScroll: true });
  });
  const { joinedAt } = list;
  useEffect(() => added(joinedAt), [joinedAt]);

  const loadMore = () => {
    if (next !== null) void load(`${pathname}?${new URLSearchParams({ cursor: next })}`);
  };
  const failed = data?.jobs === null && data.cursor === next;
  return { rows, total: first.total, hasMore: next !== null, failed, busy: state !== 'idle', more: loadMore };
}
