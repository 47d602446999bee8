import type { JobStatus } from '@foothold/shared/contract';
import { type JobsInPages, jobsGoOn } from '@foothold/shared/jobs';
import { LongList } from '@foothold/shared/lists';
import type { Changes } from '../../manage/useJobChanges';
import { JobCard } from './JobCard';

interface JobListProps {
  tab: JobStatus;
  first: JobsInPages;
  changes: Changes;
}

/** The cards of one tab, twenty at a time. One that is on its way to another tab is not shown here any more. */
export const JobList = ({ tab, first, changes }: JobListProps) => (
  <LongList first={first} {...jobsGoOn} failure="Failed to fetch jobs. Please try again later.">
    {(job) => isHere(changes, job.id, tab) && <JobCard job={job} changes={changes} />}
  </LongList>
);

function isHere({ under }: Changes, id: number, tab: JobStatus): boolean {
  const move = under.get(id);
  return move === undefined || move.to === tab;
}
