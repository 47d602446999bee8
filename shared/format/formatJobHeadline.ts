import type { Job } from '../contract';

/** 'Lagos', 'Remote', or 'Remote, Lagos' for a remote job with a location. */
export function formatJobLocation({ env_mode, location }: Pick<Job, 'env_mode' | 'location'>): string {
  if (env_mode !== 'remote') return location ?? '';
  return !location || location === remoteLabel ? remoteLabel : `${remoteLabel}, ${location}`;
}

/** Title of a job's public page, for tabs, search results and link previews. */
export function formatJobHeadline(job: Pick<Job, 'job_title' | 'company_name' | 'env_mode' | 'location'>): string {
  const place = formatJobLocation(job);
  return `${job.job_title} at ${job.company_name}${place && `, ${place}`}`;
}

const remoteLabel = 'Remote';
