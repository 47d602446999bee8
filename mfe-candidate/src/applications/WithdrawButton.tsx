import { ApiError, call, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type Application, withdrawApplication } from '@foothold/shared/contract';
import { Button, ConfirmDialog, focusHeading, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';

/** Takes an application back, as long as the company has not decided. */
export function WithdrawButton({ application }: { application: Application }) {
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { start, busy } = useWithdrawal(application.id, stopAsking);
  const { job, organization, status } = application;

  if (!undecidedStatuses.has(status)) return null;
  return (
    <>
      <Button $tone="ghost" $size="small" onClick={() => setAsking(true)}>
        Withdraw
        <VisuallyHidden>{` the application for ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        title="Withdraw this application?"
        isOpen={isAsking}
        onClose={stopAsking}
        onConfirm={start}
        confirmLabel="Withdraw"
        tone="danger-solid"
        busy={busy}
        busyLabel="Withdrawing..."
      >
        {organization.company_name || 'The company'} is told at once. You cannot apply for this job again.
      </ConfirmDialog>
    </>
  );
}

const undecidedStatuses = new Set<string>(['Applied', 'Viewed', 'Interview']);

function useWithdrawal(id: number, onEnd: () => void) {
  const refresh = useRefresh();
  return useAction(async () => {
    try {
      const { message } = await call(withdrawApplication, { params: { id } });
      toast.success(message);
    } catch (cause) {
      // Decided meanwhile: the page shows how things stand.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      toast.error(isConflict ? cause.message : 'Failed to withdraw the application. Please try again.');
      if (!isConflict) return;
    }
    onEnd();
    await refresh();
    focusHeading();
  });
}
