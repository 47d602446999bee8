import type { Job } from '@foothold/shared/contract';
import { type JobListPage, jobListOptions } from '@foothold/shared/jobs';
import { InfiniteList } from '@foothold/shared/lists';
import type { ReactNode } from 'react';
import { JobCard } from './JobCard';
import { useSavedJob } from './useSavedJob';

interface JobListProps {
  first: JobListPage;
  /** How a job is shown. */
  cardComponent?: (props: { job: Job }) => ReactNode;
}

/** The cards, twenty at a time. */
export const JobList = ({ first, cardComponent: Card = JobListItem }: JobListProps) => (
  <InfiniteList firstPage={first} {...jobListOptions} failureMessage="Failed to fetch jobs. Please try again.">
    {(job) => <Card job={job} />}
  </InfiniteList>
);

export const JobListItem = ({ job }: { job: Job }) => <JobCard job={job} savedState={useSavedJob(job)} />;
