import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { endSession } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { ActionFailure, Button, Dialog, Digits, toast } from '@foothold/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type IdleWatcher, startIdleWatcher } from './idleWatcher';

/** Shows a warning before the server ends the session of an idle admin. */
export function IdleGuard() {
  const watcher = useRef<IdleWatcher>(null);
  const [endsAt, setEndsAt] = useState<number | null>(null);
  useEffect(() => {
    const startedWatcher = startIdleWatcher(setEndsAt);
    watcher.current = startedWatcher;
    return startedWatcher.stop;
  }, []);

  return endsAt === null ? null : <IdleDialog endsAt={endsAt} onExtend={async () => watcher.current?.extend()} />;
}

interface IdleDialogProps {
  /** When the session ends, in milliseconds since the epoch. */
  endsAt: number;
  onExtend: () => Promise<void>;
}

/** Warns that the session is about to end, counts down and offers to extend it. */
function IdleDialog({ endsAt, onExtend }: IdleDialogProps) {
  const seconds = useSecondsUntil(endsAt);
  const extendAction = useReportedAction(onExtend);
  const logoutAction = useReportedAction(async () => {
    await call(logout, { endsSession: true });
    endSession();
  });

  return (
    <Dialog
      title="Are you still there?"
      isOpen
      alert
      onClose={extendAction.start}
      actions={
        <>
          <Button $tone="soft" onClick={logoutAction.start} busy={logoutAction.busy} busyLabel="Logging out...">
            Logout
          </Button>
          <Button $tone="primary" onClick={extendAction.start} busy={extendAction.busy} busyLabel="One moment...">
            Stay logged in
          </Button>
        </>
      }
    >
      Nothing has happened here for a while. You are logged out in{' '}
      <Digits role="timer">{formatTimeLeft(seconds)}</Digits>. After the next login you are back on this page.
      <ActionFailure>{extendAction.failure ?? logoutAction.failure}</ActionFailure>
    </Dialog>
  );
}

const useReportedAction = (act: () => Promise<void>) =>
  useAction(async () => {
    try {
      await act();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}

const formatTimeLeft = (seconds: number) =>
  seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes` : `${seconds} seconds`;
