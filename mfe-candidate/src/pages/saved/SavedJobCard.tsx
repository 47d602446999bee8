import type { Job } from '@foothold/shared/contract';
import { useState } from 'react';
import { RemovedJobCard } from '../../jobs/RemovedJobCard';
import { SavableJobCard } from '../../jobs/StudentJobCard';
import { useSavedJob } from '../../jobs/useSavedJob';

/** A saved job. One that is removed keeps its place with an Undo button until the list is loaded again. */
export function SavedJobCard({ job }: { job: Job }) {
  const savedState = useSavedJob(job);
  const [wasRestored, setRestored] = useState(false);
  if (savedState.isSaved) return <SavableJobCard job={job} savedState={savedState} shouldFocusSave={wasRestored} />;
  const undo = () => {
    setRestored(true);
    savedState.toggle();
  };
  return (
    <RemovedJobCard job={job} message="No longer saved." undoes={(title) => `, save ${title} again`} onUndo={undo} />
  );
}
