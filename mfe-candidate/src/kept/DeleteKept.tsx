import { getErrorMessage, useAction } from '@foothold/shared/api';
import { deleteKeptApplication, type KeptApplication } from '@foothold/shared/keptApplications';
import { Button, ConfirmDialog, focusHeading, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';

/** Deletes an application that waits on this device, after a confirmation. */
export function DeleteKept({ kept }: { kept: KeptApplication }) {
  const [isConfirming, setConfirming] = useState(false);
  const { start, busy, failure } = useAction(async () => {
    try {
      await deleteKeptApplication(kept);
      focusHeading();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <>
      <Button $tone="ghost" $size="small" onClick={() => setConfirming(true)}>
        Delete
        <VisuallyHidden>{` the application for ${kept.job_title}`}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        title="Delete this application?"
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={start}
        confirmLabel="Delete"
        tone="danger-solid"
        busy={busy}
        busyLabel="Deleting..."
        failure={failure}
      >
        The letter and the files are removed from this device, and the company does not get them.
      </ConfirmDialog>
    </>
  );
}
