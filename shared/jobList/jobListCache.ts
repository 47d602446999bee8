import type { Job, JobListSearch } from '@foothold/shared/contract';
import { omitSort } from './search';

/** The last list that loaded, to be shown while offline. */
export interface CachedJobList {
  /** Epoch milliseconds. */
  at: number;
  search: JobListSearch;
  jobs: Job[];
}

const key = 'foothold-last-jobs';

/** Stores only what is public about a job, and only for this tab. Opening the login page clears it. */
export function cacheJobList(search: JobListSearch, jobs: readonly Job[], at: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at, search, jobs: jobs.map(removePrivateFields) }));
  } catch {
    // The storage is full or disabled: no list will be shown offline.
    sessionStorage.removeItem(key);
  }
}

export function readCachedJobList(): CachedJobList | null {
  try {
    const list: CachedJobList | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(list?.jobs) ? list : null;
  } catch {
    return null;
  }
}

/** Ignores the sort order. */
export const isSameSearch = (search: JobListSearch, list: CachedJobList) =>
  JSON.stringify(omitSort(list.search)) === JSON.stringify(omitSort(search));

const removePrivateFields = (job: Job): Job => ({
  ...job,
  application: [],
  applied_user_ids: [],
  application_count: null,
  own_application: null,
  saved: null,
});
