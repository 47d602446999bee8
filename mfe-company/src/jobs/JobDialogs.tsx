import type { Job } from '@foothold/shared/contract';
import { ConfirmDialog, createLazyModuleHook, JobTitle, Stack, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import type { JobActions } from './useJobActions';

const useDeadlineDialog = createLazyModuleHook(() => import('./DeadlineDialog'));

/** The dialogs of job actions: one instance for all jobs of a page. */
export function JobDialogs({ actions: { dialog, setDialog, remove } }: { actions: JobActions }) {
  const close = () => setDialog(null);
  const dialogKind = dialog?.kind;
  const job = useLastJob(dialog?.job);
  const dialogModule = useDeadlineDialog(dialogKind === 'deadline', () => {
    toast.error('This part did not load. Check your connection and try again.');
    close();
  });

  return (
    <>
      {dialogModule && job && (
        <dialogModule.DeadlineDialog job={job} isOpen={dialogKind === 'deadline'} onClose={close} />
      )}
      <ConfirmDialog
        title="Confirm Delete"
        isOpen={dialogKind === 'deletion'}
        onClose={close}
        onConfirm={() => dialog && remove(dialog.job)}
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

/** Keeps the job of a closed dialog until its closing animation is over. */
function useLastJob(job: Job | undefined): Job | undefined {
  const [last, setLast] = useState(job);
  if (job && job !== last) setLast(job);
  return job ?? last;
}
