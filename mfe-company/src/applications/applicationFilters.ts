import {
  type ApplicationSort,
  type ApplicationStatus,
  applicationSorts,
  applicationStatuses,
} from '@foothold/shared/contract';

/** Which applications an address asks for, and in which order. */
export interface ApplicationFilters {
  job_id?: string;
  status?: ApplicationStatus;
  q?: string;
  sort?: ApplicationSort;
}

/** What of it an address names. */
export type FilterParam = 'job' | 'status' | 'q' | 'sort';

/** The wish as an address has it: `?job=21&status=Viewed&q=ada&sort=name`. What cannot be is left out: anybody may have typed it. */
export function parseApplicationFilters(search: URLSearchParams, job_id = search.get('job') ?? ''): ApplicationFilters {
  const status = applicationStatuses.find((known) => known === search.get('status'));
  const sort = applicationSorts.find((known) => known === search.get('sort'));
  const q = search.get('q')?.trim().slice(0, maxQueryLength);
  return {
    ...(/^\d{1,9}$/.test(job_id) && { job_id }),
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  };
}

const maxQueryLength = 100;

/** The same wish at the end of an address: empty for everything. */
export function toSearchString({ job_id, ...rest }: ApplicationFilters): string {
  const given = Object.entries({ ...(job_id && { job: job_id }), ...rest }).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
