import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteDocument, type StudentDocument } from '@foothold/shared/contract';
import { ConfirmDialog, focusHeading, TextButton, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';

/** Removes a document from the profile after a confirmation. */
export function RemoveButton({ document: { id, name } }: { document: StudentDocument }) {
  const [isConfirming, setConfirming] = useState(false);
  const closeDialog = () => setConfirming(false);
  const { start, busy, failure } = useRemove(id, closeDialog);

  return (
    <>
      <TextButton onClick={() => setConfirming(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </TextButton>
      <ConfirmDialog
        title="Remove this document?"
        isOpen={isConfirming}
        onClose={closeDialog}
        onConfirm={start}
        confirmLabel="Remove"
        tone="danger-solid"
        busy={busy}
        busyLabel="Removing..."
        failure={failure}
      >
        {name} leaves your profile. Applications that were sent with it keep their copy.
      </ConfirmDialog>
    </>
  );
}

function useRemove(id: number, onEnd: () => void) {
  const refresh = useRefresh();
  return useAction(async () => {
    try {
      const { message } = await call(deleteDocument, { params: { id } });
      toast.success(message);
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      // Already removed in another tab: reload, so that the page shows it.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return message;
    }
    onEnd();
    await refresh();
    focusHeading();
  });
}
