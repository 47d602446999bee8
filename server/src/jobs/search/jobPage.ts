import type { Job, Output, viewPublicJob } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { findPublicJob } from '../loadJob';
import type { JobSearch } from './search';

type JobPage = Output<typeof viewPublicJob>;

/** A job as everybody may read it, with open ones like it; undefined if it is not public. */
export async function loadJobPage(context: Context, jobSearch: JobSearch, id: number): Promise<JobPage | undefined> {
  const job = await findPublicJob(context, id);
  return job && { job, ...(await loadRelatedJobs(jobSearch, job)) };
}

const maxJobs = 3;

/** Newest open jobs of the same company, and of others: in the same field and place first, then in the same field. */
async function loadRelatedJobs({ search }: JobSearch, job: Job): Promise<Omit<JobPage, 'job'>> {
  const list = async (query: Parameters<typeof search>[1]) => (await search(null, query)).jobs.data;
  const { id, org_id, field } = job;
  // 'Yaba, Lagos' is in Lagos.
  const location = job.location?.split(',').at(-1)?.trim();
  const companyJobs = await list({ org_id, limit: maxJobs + 1 });
  const isOther = (other: Job) => other.org_id !== org_id;
  // One company may have posted all of the newest.
  const limit = 20;
  const nearby = location ? (await list({ field, location, limit })).filter(isOther) : [];
  const found = nearby.length < maxJobs ? [...nearby, ...(await list({ field, limit })).filter(isOther)] : nearby;
  return {
    company_jobs: companyJobs.filter((other) => other.id !== id).slice(0, maxJobs),
    similar_jobs: [...new Map(found.map((other) => [other.id, other])).values()].slice(0, maxJobs),
  };
}
