import type { Job } from '@foothold/shared/contract';
import { type JobSearch, narrowingOf } from './search';

/** The list that was seen last, for when there is no connection. */
export interface LastList {
  /** Epoch milliseconds. */
  at: number;
  search: JobSearch;
  jobs: Job[];
}

const key = 'foothold-last-jobs';

/** Only what anybody may read of a job is kept, and only in this tab: opening the login forgets it. */
export function keepList(search: JobSearch, jobs: readonly Job[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), search, jobs: jobs.map(publicOnly) }));
  } catch {
    // No room, or storage is switched off: a convenience less.
    sessionStorage.removeItem(key);
  }
}

export function readList(): LastList | null {
  try {
    const list: LastList | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(list?.jobs) ? list : null;
  } catch {
    return null;
  }
}

/** Whether a list was of the same search, in whichever order. */
export const isOf = (search: JobSearch, list: LastList) =>
  JSON.stringify(narrowingOf(list.search)) === JSON.stringify(narrowingOf(search));

const publicOnly = (job: Job): Job => ({
  ...job,
  application: [],
  applied_user_ids: [],
  application_count: null,
  own_application: null,
  saved: null,
});
