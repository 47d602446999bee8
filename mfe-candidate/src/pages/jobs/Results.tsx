import type { Job } from '@foothold/shared/contract';
import { type JobsInPages, jobsGoOn } from '@foothold/shared/jobs';
import { LongList } from '@foothold/shared/lists';
import type { ReactNode } from 'react';
import { JobCard } from './JobCard';
import { useSaved } from './useSaved';

interface ResultsProps {
  first: JobsInPages;
  /** How a job is shown. */
  as?: (props: { job: Job }) => ReactNode;
}

/** The cards, twenty at a time. */
export const Results = ({ first, as: Card = ListedJob }: ResultsProps) => (
  <LongList first={first} {...jobsGoOn} failure="Failed to fetch jobs. Please try again.">
    {(job) => <Card job={job} />}
  </LongList>
);

export const ListedJob = ({ job }: { job: Job }) => <JobCard job={job} saving={useSaved(job)} />;
