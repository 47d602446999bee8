import { call } from '@foothold/shared/api';
import { endStudentSessions, restoreStudent, suspendStudent } from '@foothold/shared/contract/admin';
import { Button, ConfirmDialog } from '@foothold/shared/ui';
import { useState } from 'react';
import { Buttons } from '../../details/Buttons';
import { ReasonDialog } from '../../details/ReasonDialog';
import { useChange } from '../../useChange';
import type { User } from './user';

/** Closes an account or opens it again, and logs it out. */
export function AccountActions({ user: { id, student, suspended_at, sessions } }: { user: User }) {
  const [asking, setAsking] = useState<'suspend' | 'sessions' | null>(null);
  const stopAsking = () => setAsking(null);
  const restore = useChange(
    () => call(restoreStudent, { params: { id } }),
    'Failed to restore user. Please try again.',
  );
  const endAll = useChange(
    () => call(endStudentSessions, { params: { id } }),
    'Failed to log the user out. Please try again.',
  );
  const confirmEnd = async () => {
    await endAll.start();
    stopAsking();
  };

  return (
    <>
      <Buttons>
        {suspended_at ? (
          <Button onClick={restore.start} busy={restore.busy} busyLabel="Restoring...">
            Restore
          </Button>
        ) : (
          <Button $tone="danger" onClick={() => setAsking('suspend')}>
            Suspend
          </Button>
        )}
        {sessions.length > 0 && (
          <Button $tone="soft" onClick={() => setAsking('sessions')}>
            Log out everywhere
          </Button>
        )}
      </Buttons>
      <ReasonDialog
        title="Suspend this user?"
        endpoint={suspendStudent}
        send={(body) => ({ params: { id }, body })}
        verb={['Suspend', 'Suspending...']}
        done="User suspended successfully"
        failed="Failed to suspend user. Please try again."
        isOpen={asking === 'suspend'}
        onClose={stopAsking}
      >
        {student.full_name} is logged out at once and cannot log in. The applications stay. The reason is mailed to
        them.
      </ReasonDialog>
      <ConfirmDialog
        title="Log out everywhere?"
        isOpen={asking === 'sessions'}
        onClose={stopAsking}
        onConfirm={confirmEnd}
        confirmLabel="Log out"
        busy={endAll.busy}
        busyLabel="Logging out..."
      >
        {student.full_name} is logged out on every device, and can log in again.
      </ConfirmDialog>
    </>
  );
}
