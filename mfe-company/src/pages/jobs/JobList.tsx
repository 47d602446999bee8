import type { JobStatus } from '@foothold/shared/contract';
import { type JobListPage, jobListOptions } from '@foothold/shared/jobs';
import { InfiniteList } from '@foothold/shared/lists';
import type { JobActions } from '../../jobs/useJobActions';
import { JobCard } from './JobCard';

interface JobListProps {
  tab: JobStatus;
  first: JobListPage;
  actions: JobActions;
}

/** The cards of one tab, twenty at a time. One that is on its way to another tab is not shown here any more. */
export const JobList = ({ tab, first, actions }: JobListProps) => (
  <InfiniteList firstPage={first} {...jobListOptions} failureMessage="Failed to fetch jobs. Please try again later.">
    {(job) => isInTab(actions, job.id, tab) && <JobCard job={job} actions={actions} />}
  </InfiniteList>
);

function isInTab({ pendingChanges }: JobActions, id: number, tab: JobStatus): boolean {
  const move = pendingChanges.get(id);
  return move === undefined || move.targetStatus === tab;
}
