import { ApiError, call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type Application, withdrawApplication } from '@foothold/shared/contract';
import { Button, ConfirmDialog, focusHeading, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';

/** Withdraws an application after a confirmation. Renders nothing once the company has decided. */
export function WithdrawButton({ application }: { application: Application }) {
  const [isConfirming, setConfirming] = useState(false);
  const closeDialog = () => setConfirming(false);
  const { start, busy, failure } = useWithdraw(application.id, closeDialog);
  const { job, organization, status } = application;

  if (!undecidedStatuses.has(status)) return null;
  return (
    <>
      <Button $tone="ghost" $size="small" onClick={() => setConfirming(true)}>
        Withdraw
        <VisuallyHidden>{` the application for ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        title="Withdraw this application?"
        isOpen={isConfirming}
        onClose={closeDialog}
        onConfirm={start}
        confirmLabel="Withdraw"
        tone="danger-solid"
        busy={busy}
        busyLabel="Withdrawing..."
        failure={failure}
      >
        {organization.company_name || 'The company'} is told at once. You cannot apply for this job again.
      </ConfirmDialog>
    </>
  );
}

const undecidedStatuses = new Set<string>(['Applied', 'Viewed', 'Interview']);

function useWithdraw(id: number, onEnd: () => void) {
  // The dialog returns the focus, as it closes, to a button that is gone by then.
  const refresh = useRefresh(focusHeading);
  return useAction(async () => {
    try {
      const { message } = await call(withdrawApplication, { params: { id } });
      toast.success(message);
    } catch (cause) {
      // The company has decided in the meantime: reload, so that the page shows it.
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (!isConflict)
        return toast.error(getActionFailure(cause, 'Failed to withdraw the application. Please try again.'));
      toast.error(cause.message);
    }
    onEnd();
    await refresh();
    focusHeading();
  });
}
