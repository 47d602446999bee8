import type { Job } from '@foothold/shared/contract';
import { JobCard } from '@foothold/shared/jobList';
import { type ReactNode, use } from 'react';
import { paths } from '../routes/paths';
import { NewJobsContext } from '../savedSearches/newJobs';
import { SaveButton } from './SaveButton';
import { type SavedState, useSavedJob } from './useSavedJob';

/** A job that can be saved, in a list. */
export const StudentJobCard = ({ job }: { job: Job }) => (
  <SavableJobCard job={job} savedState={useSavedJob(job)} isNew={use(NewJobsContext).has(job.id)} />
);

interface SavableJobCardProps {
  job: Job;
  savedState: SavedState;
  /** Focuses Save when the card is mounted, because it replaces the element that had the focus. */
  shouldFocusSave?: boolean;
  isNew?: boolean;
  /** Why it is shown, and what can be done about that. */
  note?: ReactNode;
  further?: ReactNode;
}

/** For a list that acts on whether the job is saved. */
export const SavableJobCard = ({
  job,
  savedState,
  shouldFocusSave = false,
  isNew = false,
  note,
  further,
}: SavableJobCardProps) => (
  <JobCard
    job={job}
    to={paths.job(job.id)}
    isNew={isNew}
    note={note}
    actions={
      <>
        <SaveButton job={job} savedState={savedState} autoFocus={shouldFocusSave} />
        {further}
      </>
    }
  />
);
