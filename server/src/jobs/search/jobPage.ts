import type { Job, Output, viewPublicJob } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { findPublicJob } from '../loadJob';
import type { JobSearch } from './search';

type JobPage = Output<typeof viewPublicJob>;

/** A job as everybody may read it, with open ones like it; undefined if it is not public. */
export async function loadJobPage(context: Context, jobSearch: JobSearch, id: number): Promise<JobPage | undefined> {
  const job = await findPublicJob(context, id);
  return job && { job, ...(await loadRelatedJobs(context.db, jobSearch, job)) };
}

const maxJobs = 3;

/** Newest open jobs of the same company, and of others of its field, near if there are enough: like titles first. */
async function loadRelatedJobs(db: Db, { search }: JobSearch, job: Job): Promise<Omit<JobPage, 'job'>> {
  const list = async (query: Parameters<typeof search>[1]) => (await search(null, query, db)).jobs.data;
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
    similar_jobs: [...new Map(found.map((other) => [other.id, other])).values()]
      .toSorted((one, other) => Number(hasLikeTitle(other, job)) - Number(hasLikeTitle(one, job)))
      .slice(0, maxJobs),
  };
}

/** There are three fields only: an engineer and a nurse are of the same one. */
const hasLikeTitle = (other: Job, job: Job) => {
  const words = new Set(listWorkWords(job));
  return listWorkWords(other).some((word) => words.has(word));
};

/** The words of a title that name the work, not its kind or rank. */
const listWorkWords = ({ job_title }: Job): string[] =>
  (job_title.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !kindWords.has(word));

const kindWords = new Set(
  (
    'and for in of the to assistant associate executive graduate head industrial intern internship it junior lead manager ' +
    'nysc officer placement senior siwes student trainee training'
  ).split(' '),
);
