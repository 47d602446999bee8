import { useAccessRole } from '@foothold/shared/auth';
import type { Job } from '@foothold/shared/contract';
import { JobCard } from '@foothold/shared/jobList';
import { getJobPath } from '@foothold/shared/jobs';

/** A job in a public list. */
export const PublicJobCard = ({ job }: { job: Job }) => (
  <JobCard job={job} to={getJobPath(job, useAccessRole() === 'student')} />
);
