import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { unblockConversation } from '@foothold/shared/contract';
import type { ThreadState } from '@foothold/shared/messages';
import { ActionFailure, Button, Notice, toast } from '@foothold/shared/ui';

/** Why the student cannot write now. What they have ended themselves they can take back. */
export function Refusal({ thread: { conversation, setConversation } }: { thread: ThreadState }) {
  const { application_id: id, refusal, blocked_at } = conversation;
  const { start, busy, failure } = useAction(async () => {
    try {
      const response = await call(unblockConversation, { params: { id } });
      setConversation(() => response.conversation);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <Notice
      action={
        blocked_at && (
          <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Unblocking...">
            Unblock
          </Button>
        )
      }
    >
      {refusal}
      <ActionFailure>{failure}</ActionFailure>
    </Notice>
  );
}
