import type { Job } from '@foothold/shared/contract';
import { type JobListPage, jobListOptions } from '@foothold/shared/jobs';
import { InfiniteList } from '@foothold/shared/lists';
import type { ReactNode } from 'react';
import { JobCard } from './JobCard';
import { useSavedJob } from './useSavedJob';

interface JobListProps {
  firstPage: JobListPage;
  cardComponent?: (props: { job: Job }) => ReactNode;
}

export const JobList = ({ firstPage, cardComponent: Card = JobListItem }: JobListProps) => (
  <InfiniteList firstPage={firstPage} {...jobListOptions} failureMessage="Failed to fetch jobs. Please try again.">
    {(job) => <Card job={job} />}
  </InfiniteList>
);

export const JobListItem = ({ job }: { job: Job }) => <JobCard job={job} savedState={useSavedJob(job)} />;
