import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { closeConversation, reopenConversation } from '@foothold/shared/contract';
import type { ThreadState } from '@foothold/shared/messages';
import { ActionFailure, Button, ConfirmDialog, toast } from '@foothold/shared/ui';
import { useState } from 'react';

/** Closes the conversation once the application is decided, after a question, or opens it again. */
export function CloseButton({ thread: { conversation, setConversation } }: { thread: ThreadState }) {
  const { application_id: id, closed_at, can_close, student_name } = conversation;
  const [isOpen, setOpen] = useState(false);
  const { start, busy, failure } = useAction(async () => {
    try {
      const response = await call(closed_at ? reopenConversation : closeConversation, { params: { id } });
      setConversation(() => response.conversation);
      setOpen(false);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  if (closed_at) {
    return (
      <>
        <Button $tone="soft" onClick={start} busy={busy} busyLabel="Reopening...">
          Reopen
        </Button>
        <ActionFailure>{failure}</ActionFailure>
      </>
    );
  }
  if (!can_close) return null;
  return (
    <>
      <Button $tone="soft" onClick={() => setOpen(true)}>
        Close
      </Button>
      <ConfirmDialog
        title="Close this conversation?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={start}
        busy={busy}
        busyLabel="Closing..."
        failure={failure}
        confirmLabel="Close conversation"
      >
        Neither you nor {student_name} can write any more; both can still read. You can open it again.
      </ConfirmDialog>
    </>
  );
}
