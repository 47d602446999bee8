import type { Job, listJobs, Output } from '@foothold/shared/contract';

/** The JSON of jobs that are cached: writing a list takes as long as finding it. */
const texts = new WeakMap<Job, string>();

/** Writes a job once for all lists that hold this very object. It must not change from then on. */
export const cacheText = (job: Job): void => void texts.set(job, JSON.stringify(job));

/** The JSON of a list of jobs. */
export function writeJobList({ jobs: { data, ...rest } }: Output<typeof listJobs>): string {
  const jobs = data.map((job) => texts.get(job) ?? JSON.stringify(job));
  return `{"jobs":{"data":[${jobs.join()}],${JSON.stringify(rest).slice(1)}}`;
}
