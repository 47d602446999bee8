import {
  type ApplicationSort,
  type ApplicationStatus,
  applicationSorts,
  applicationStatuses,
} from '@foothold/shared/contract';

/** Filters and sort of a list of applications, as in its URL. */
export interface ApplicationFilters {
  job_id?: string;
  status?: ApplicationStatus;
  q?: string;
  sort?: ApplicationSort;
}

export type FilterParam = 'job' | 'status' | 'q' | 'sort';

/** Reads `?job=21&status=Viewed&q=ada&sort=name`. Invalid values are ignored, because users edit URLs. */
export function parseApplicationFilters(search: URLSearchParams, job_id = search.get('job') ?? ''): ApplicationFilters {
  const status = applicationStatuses.find((value) => value === search.get('status'));
  const sort = applicationSorts.find((value) => value === search.get('sort'));
  const q = search.get('q')?.trim().slice(0, maxQueryLength);
  return {
    ...(/^\d{1,9}$/.test(job_id) && { job_id }),
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  };
}

const maxQueryLength = 100;

/** The reverse: a query string, empty when nothing is filtered. */
export function toSearchString({ job_id, ...rest }: ApplicationFilters): string {
  const entries = Object.entries({ ...(job_id && { job: job_id }), ...rest }).filter(([, value]) => value);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}
