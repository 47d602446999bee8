import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteDocument, type StudentDocument } from '@foothold/shared/contract';
import { ConfirmDialog, focusHeading, TextButton, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';

/** Takes a document out of the profile, once asked. */
export function RemoveButton({ document: { id, name } }: { document: StudentDocument }) {
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { start, busy } = useRemoval(id, stopAsking);

  return (
    <>
      <TextButton onClick={() => setAsking(true)}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </TextButton>
      <ConfirmDialog
        title="Remove this document?"
        isOpen={isAsking}
        onClose={stopAsking}
        onConfirm={start}
        confirmLabel="Remove"
        tone="danger-solid"
        busy={busy}
        busyLabel="Removing..."
      >
        {name} leaves your profile. Applications that were sent with it keep their copy.
      </ConfirmDialog>
    </>
  );
}

function useRemoval(id: number, onEnd: () => void) {
  const refresh = useRefresh();
  return useAction(async () => {
    try {
      const { message } = await call(deleteDocument, { params: { id } });
      toast.success(message);
    } catch (cause) {
      toast.error(getErrorMessage(cause));
      // Removed in another tab: the page shows how things stand.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return;
    }
    onEnd();
    await refresh();
    focusHeading();
  });
}
