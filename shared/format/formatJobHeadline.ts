import type { Job } from '../contract';

/** Where a job is done: 'Lagos', 'Remote', or both where a remote job names a place too. */
export function formatJobLocation({ env_mode, location }: Pick<Job, 'env_mode' | 'location'>): string {
  if (env_mode !== 'remote') return location ?? '';
  return !location || location === remoteLabel ? remoteLabel : `${remoteLabel}, ${location}`;
}

/** What a job's public page is called in tabs, search results and link previews. */
export function formatJobHeadline(job: Pick<Job, 'job_title' | 'company_name' | 'env_mode' | 'location'>): string {
  const place = formatJobLocation(job);
  return `${job.job_title} at ${job.company_name}${place && `, ${place}`}`;
}

const remoteLabel = 'Remote';
