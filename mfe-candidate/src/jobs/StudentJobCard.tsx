import type { Job } from '@foothold/shared/contract';
import { JobCard } from '@foothold/shared/jobList';
import { paths } from '../routes/paths';
import { SaveButton } from './SaveButton';
import { type SavedState, useSavedJob } from './useSavedJob';

/** A job that can be saved, in a list. */
export const StudentJobCard = ({ job }: { job: Job }) => <SavableJobCard job={job} savedState={useSavedJob(job)} />;

interface SavableJobCardProps {
  job: Job;
  savedState: SavedState;
  /** Focuses Save when the card is mounted, because it replaces the element that had the focus. */
  shouldFocusSave?: boolean;
}

/** For a list that acts on whether the job is saved. */
export const SavableJobCard = ({ job, savedState, shouldFocusSave = false }: SavableJobCardProps) => (
  <JobCard
    job={job}
    to={paths.job(job.id)}
    actions={<SaveButton job={job} savedState={savedState} autoFocus={shouldFocusSave} />}
  />
);
