import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { endSession } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { Button, Dialog, Digits, toast } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';

interface StillThereProps {
  endsAt: number;
  onStay: () => Promise<void>;
}

/** Asks whether anybody is there, for as long as there is time to answer. */
export function StillThere({ endsAt, onStay }: StillThereProps) {
  const seconds = useSecondsUntil(endsAt);
  const stay = useSaid(onStay);
  const leave = useSaid(async () => {
    await call(logout);
    endSession();
  });

  return (
    <Dialog
      title="Are you still there?"
      isOpen
      alert
      onClose={stay.start}
      actions={
        <>
          <Button $tone="soft" onClick={leave.start} busy={leave.busy} busyLabel="Logging out...">
            Logout
          </Button>
          <Button $tone="primary" onClick={stay.start} busy={stay.busy} busyLabel="One moment...">
            Stay signed in
          </Button>
        </>
      }
    >
      Nothing has happened here for a while. You are logged out in <Digits role="timer">{inWords(seconds)}</Digits>.
      After the next login you are back on this page.
    </Dialog>
  );
}

/** An action whose failure is said. */
const useSaid = (act: () => Promise<void>) =>
  useAction(async () => {
    try {
      await act();
    } catch (cause) {
      toast.error(getErrorMessage(cause));
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

const inWords = (seconds: number) =>
  seconds > 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes` : `${seconds} seconds`;
