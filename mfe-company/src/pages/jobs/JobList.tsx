import type { Job, JobStatus } from '@foothold/shared/contract';
import { InfiniteList, type ListPage } from '@foothold/shared/lists';
import type { JobActions } from '../../jobs/useJobActions';
import { JobCard } from './JobCard';

interface JobListProps {
  tab: JobStatus;
  firstPage: ListPage<Job>;
  actions: JobActions;
}

/** The jobs of one tab. A job whose pending change moves it to another tab is hidden. */
export const JobList = ({ tab, firstPage, actions }: JobListProps) => (
  <InfiniteList firstPage={firstPage} failureMessage="Failed to fetch jobs. Please try again later.">
    {(job) => isInTab(actions, job.id, tab) && <JobCard job={job} actions={actions} />}
  </InfiniteList>
);

function isInTab({ pendingChanges }: JobActions, id: number, tab: JobStatus): boolean {
  const change = pendingChanges.get(id);
  return change === undefined || change.targetStatus === tab;
}
