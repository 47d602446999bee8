import type { Job } from '@foothold/shared/contract';
import { ConfirmDialog, JobTitle, lazily, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import type { Changes } from './useJobChanges';

const useDeadlines = lazily(() => import('./DeadlineDialog'));

/** The questions that some changes ask first: one pair for all jobs of a page. */
export function JobDialogs({ changes: { asking, ask, remove } }: { changes: Changes }) {
  const stop = () => ask(null);
  const about = asking?.about;
  const job = useLast(asking?.job);
  const part = useDeadlines(about === 'deadline', () => {
    toast.error('This part did not load. Check your connection and try again.');
    stop();
  });

  return (
    <>
      {part && job && <part.DeadlineDialog job={job} isOpen={about === 'deadline'} onClose={stop} />}
      <ConfirmDialog
        title="Confirm Delete"
        isOpen={about === 'deletion'}
        onClose={stop}
        onConfirm={() => asking && remove(asking.job)}
        confirmLabel="Confirm"
        tone="danger-solid"
      >
        <Stack $gap={3}>
          {job && (
            <JobTitle as="span" $size="row">
              {job.job_title}
            </JobTitle>
          )}
          <p>Are you sure you want to delete this job?</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** A dialog that is closed still names its job while it leaves. */
function useLast(job: Job | undefined): Job | undefined {
  const [last, setLast] = useState(job);
  if (job && job !== last) setLast(job);
  return job ?? last;
}
