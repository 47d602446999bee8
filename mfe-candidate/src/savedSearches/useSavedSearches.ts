import { call } from '@foothold/shared/api';
import {
  hasSameConditions,
  type JobListSearch,
  listSavedSearches,
  type SavedSearch,
  toSearchConditions,
  viewNewJobs,
} from '@foothold/shared/contract';
import { useEffect, useState } from 'react';
import { addShownAsNew, getShownAsNew } from './newJobs';

const noJobs: ReadonlySet<number> = new Set();

/**
 * The student's saved searches and which of them the list shows, once it is searched or filtered. Showing one with new jobs
 * marks these as seen; a failure leaves the list as it is without them.
 */
export function useSavedSearches(search: JobListSearch) {
  const [searches, setSearches] = useState<SavedSearch[]>();
  const [newJobs, setNewJobs] = useState<{ id: number; jobs: ReadonlySet<number> }>();
  const conditions = toSearchConditions(search);
  const isSavable = Object.keys(conditions).length > 0;
  const shown = searches?.find((saved) => hasSameConditions(saved.conditions, conditions));
  const shownId = shown?.id;
  const hasNewJobs = (shown?.new_jobs ?? 0) > 0;

  useEffect(() => {
    if (!isSavable) return;
    const ended = new AbortController();
    call(listSavedSearches, {}, ended.signal).then(
      ({ saved_searches }) => setSearches(saved_searches),
      () => {},
    );
    return () => ended.abort();
  }, [isSavable]);

  useEffect(() => {
    if (shownId === undefined) return;
    setNewJobs({ id: shownId, jobs: getShownAsNew(shownId) });
    if (!hasNewJobs) return;
    call(viewNewJobs, { params: { id: shownId } }).then(
      ({ job_ids }) => {
        setNewJobs({ id: shownId, jobs: addShownAsNew(shownId, job_ids) });
        setSearches((all) => all?.map((one) => (one.id === shownId ? { ...one, new_jobs: 0 } : one)));
      },
      () => {},
    );
  }, [shownId, hasNewJobs]);

  /** Puts a search that was saved or changed among the others. */
  const put = (saved: SavedSearch) => setSearches((all = []) => [saved, ...all.filter(({ id }) => id !== saved.id)]);
  return {
    searches,
    conditions,
    isSavable,
    shown,
    newJobs: newJobs && newJobs.id === shownId ? newJobs.jobs : noJobs,
    put,
  };
}

export type SavedSearchState = ReturnType<typeof useSavedSearches>;
