import type { Job, listJobs, Output } from '@foothold/shared/contract';

/** The JSON of jobs that are cached, in UTF-8: writing and encoding a list takes as long as finding it. */
const cachedBytes = new WeakMap<Job, Buffer>();

/** Writes a job once for all lists that hold this very object. It must not change from then on. */
export const cacheJson = (job: Job): void => void cachedBytes.set(job, toBytes(job));

const toBytes = (value: object) => Buffer.from(JSON.stringify(value));

const begin = Buffer.from('{"jobs":{"data":[');
const separator = Buffer.from(',');

/** The JSON of a list of jobs. */
export function writeJobList({ jobs: { data, ...rest } }: Output<typeof listJobs>): Buffer {
  const parts: Buffer[] = [begin];
  for (const job of data) {
    if (parts.length > 1) parts.push(separator);
    parts.push(cachedBytes.get(job) ?? toBytes(job));
  }
  parts.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}}`));
  return Buffer.concat(parts);
}
