import { call } from '@foothold/shared/api';
import { type Job, viewJob } from '@foothold/shared/contract';
import { Await } from '@foothold/shared/router';
import { Suspense } from 'react';

type NamedJob = Pick<Job, 'job_title' | 'company_name'>;

/** The job that a return path leads to, as the server names it; null for other paths, and when it does not load. */
export async function loadReturnJob(returnPath: string | null, signal: AbortSignal): Promise<NamedJob | null> {
  const id = /^\/dashboard\/jobs\/(\d+)(?![^/?])/.exec(returnPath ?? '')?.[1];
  if (!id) return null;
  return call(viewJob, { params: { id } }, signal).then(
    ({ job }) => (job.display_status === 'Active' ? job : null),
    () => null,
  );
}

/** Says what the login is for. */
export const LoginLead = ({ job }: { job: Promise<NamedJob | null> }) => (
  <Suspense fallback={defaultLead}>
    <Await resolve={job}>{formatLead}</Await>
  </Suspense>
);

const defaultLead = 'Pick up where you left off.';

const formatLead = (job: NamedJob | null) =>
  job ? `Log in to apply for ${job.job_title} at ${job.company_name}.` : defaultLead;
