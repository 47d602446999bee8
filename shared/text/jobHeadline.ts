import type { Job } from '../contract';

/** Where a job is done: 'Lagos', 'Remote', or both where a remote job names a place too. */
export function placeOf({ env_mode, location }: Pick<Job, 'env_mode' | 'location'>): string {
  if (env_mode !== 'remote') return location ?? '';
  return !location || location === remote ? remote : `${remote}, ${location}`;
}

/** What a job's public page is called in tabs, search results and link previews. */
export function jobHeadline(job: Pick<Job, 'job_title' | 'company_name' | 'env_mode' | 'location'>): string {
  const place = placeOf(job);
  return `${job.job_title} at ${job.company_name}${place && `, ${place}`}`;
}

const remote = 'Remote';
