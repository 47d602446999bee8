import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { endSession } from '@foothold/shared/contract';
import { ActionFailure, Button, toast, VisuallyHidden } from '@foothold/shared/ui';
import styled from 'styled-components';

interface EndSessionButtonProps {
  id: number;
  /** Which session, for screen readers. */
  of: string;
  onEnded: () => void;
}

/** Logs the account out on one other device. */
export function EndSessionButton({ id, of, onEnded }: EndSessionButtonProps) {
  const refresh = useRefresh();
  const { start, busy, failure } = useAction(async () => {
    try {
      const { message } = await call(endSession, { params: { id } });
      toast.success(message);
    } catch (cause) {
      // It has ended by itself, or in another window: the list has to show it all the same.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return toast.error(getErrorMessage(cause));
      toast.success('That session had ended already.');
    }
    await refresh();
    onEnded();
  });
  // The second click of a double click may meet the next row, which has moved up.
  const handleClick = ({ detail }: { detail: number }) => (detail > 1 ? undefined : start());
  return (
    <>
      <Button $tone="soft" $size="small" onClick={handleClick} busy={busy} busyLabel="Ending...">
        End<VisuallyHidden> {of}</VisuallyHidden>
      </Button>
      <Failure>{failure}</Failure>
    </>
  );
}

/** Below the row, which wraps. */
const Failure = styled(ActionFailure)`flex-basis: 100%;`;
