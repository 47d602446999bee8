import type { Job } from '@foothold/shared/contract';
import { formatJobLocation, formatPay, formatTimeLeft } from '@foothold/shared/format';
import { JobRow } from './JobRow';

interface SimilarJobRowsProps {
  jobs: readonly Job[];
  getPath: (job: Job) => string;
}

/** Open jobs like another, as rows of a list. */
export const SimilarJobRows = ({ jobs, getPath }: SimilarJobRowsProps) =>
  jobs.map((job) => (
    <JobRow
      key={job.id}
      to={getPath(job)}
      title={job.job_title || 'Untitled Position'}
      details={[job.company_name, formatJobLocation(job)].filter(Boolean).join(' · ')}
      pay={formatPay(job)}
      aside={formatTimeLeft(job.days_left)}
    />
  ));
