import type { Job } from '@foothold/shared/contract';
import { type JobSearch, omitSort } from './search';

/** The list that was seen last, for when there is no connection. */
export interface CachedJobList {
  /** Epoch milliseconds. */
  at: number;
  search: JobSearch;
  jobs: Job[];
}

const key = 'foothold-last-jobs';

/** Only what anybody may read of a job is kept, and only in this tab: opening the login forgets it. */
export function cacheJobList(search: JobSearch, jobs: readonly Job[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), search, jobs: jobs.map(removePrivateFields) }));
  } catch {
    // No room, or storage is switched off: a convenience less.
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

/** Whether a list was of the same search, in whichever order. */
export const isSameSearch = (search: JobSearch, list: CachedJobList) =>
  JSON.stringify(omitSort(list.search)) === JSON.stringify(omitSort(search));

const removePrivateFields = (job: Job): Job => ({
  ...job,
  application: [],
  applied_user_ids: [],
  application_count: null,
  own_application: null,
  saved: null,
});
