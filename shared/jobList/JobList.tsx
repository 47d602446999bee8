import type { Job } from '@foothold/shared/contract';
import { InfiniteList, type ListPage } from '@foothold/shared/lists';
import type { ReactNode } from 'react';

interface JobListProps {
  firstPage: ListPage<Job>;
  cardComponent: (props: { job: Job }) => ReactNode;
}

export const JobList = ({ firstPage, cardComponent: Card }: JobListProps) => (
  <InfiniteList firstPage={firstPage} failureMessage="Failed to fetch jobs. Please try again.">
    {(job) => <Card job={job} />}
  </InfiniteList>
);
