import type { Job } from '@foothold/shared/contract';
import { InfiniteList, type ListPage } from '@foothold/shared/lists';
import type { ReactNode } from 'react';
import { JobCard } from './JobCard';
import { useSavedJob } from './useSavedJob';

interface JobListProps {
  firstPage: ListPage<Job>;
  cardComponent?: (props: { job: Job }) => ReactNode;
}

export const JobList = ({ firstPage, cardComponent: Card = JobListItem }: JobListProps) => (
  <InfiniteList firstPage={firstPage} failureMessage="Failed to fetch jobs. Please try again.">
    {(job) => <Card job={job} />}
  </InfiniteList>
);

export const JobListItem = ({ job }: { job: Job }) => <JobCard job={job} savedState={useSavedJob(job)} />;
