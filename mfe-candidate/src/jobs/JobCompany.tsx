import { call } from '@foothold/shared/api';
import { type Job, listJobs, viewJob } from '@foothold/shared/contract';
import { CompanyCard, OtherJobs } from '@foothold/shared/jobs';
import { Await } from '@foothold/shared/router';
import { Suspense } from 'react';
import { paths } from '../routes/paths';

/** A job. The company's other jobs are not awaited: they appear when they have loaded. */
export async function loadJob(id: string | number | undefined, signal: AbortSignal) {
  const { job } = await call(viewJob, { params: { id } }, signal);
  return { job, otherJobs: loadOtherJobs(job, signal) };
}

/** The company of a job, with its other jobs. */
export const JobCompany = ({ job, otherJobs }: Awaited<ReturnType<typeof loadJob>>) => (
  <CompanyCard
    job={job}
    jobs={
      // No fallback: at the end of the column it moves nothing when it appears.
      <Suspense>
        <Await resolve={otherJobs}>
          {(jobs: Job[]) => (
            <OtherJobs
              job={job}
              jobs={jobs}
              getPath={({ id }) => paths.job(id)}
              allPath={paths.companyJobs(job.company_name)}
            />
          )}
        </Await>
      </Suspense>
    }
  />
);

const maxOtherJobs = 3;

/** The newest other open jobs of the same company. A failure is logged and leaves them out: the page works without. */
async function loadOtherJobs({ id, org_id }: Job, signal: AbortSignal): Promise<Job[]> {
  try {
    const { jobs } = await call(listJobs, { query: { org_id: String(org_id), limit: maxOtherJobs + 1 } }, signal);
    return jobs.data.filter((job) => job.id !== id).slice(0, maxOtherJobs);
  } catch (cause) {
    if (!signal.aborted) reportError(cause);
    return [];
  }
}
