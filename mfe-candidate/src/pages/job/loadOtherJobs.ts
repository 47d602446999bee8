import { call } from '@foothold/shared/api';
import { type Job, listJobs } from '@foothold/shared/contract';

const maxOtherJobs = 3;

/** The newest other open jobs of a job's company. What does not come is logged and left out: the job does not need it. */
export async function loadOtherJobs({ id, org_id }: Job, signal: AbortSignal): Promise<Job[]> {
  try {
    const { jobs } = await call(listJobs, { query: { org_id: String(org_id), limit: maxOtherJobs + 1 } }, signal);
    return jobs.data.filter((job) => job.id !== id).slice(0, maxOtherJobs);
  } catch (cause) {
    if (!signal.aborted) reportError(cause);
    return [];
  }
}
