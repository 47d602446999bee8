import { call } from '@foothold/shared/api';
import {
  endStudentSessions,
  reasonBody,
  restoreStudent,
  type StudentDetails,
  suspendStudent,
} from '@foothold/shared/contract/admin';
import { Button, ConfirmDialog } from '@foothold/shared/ui';
import { useState } from 'react';
import { DecisionButtons } from '../../decisions/DecisionButtons';
import { ReasonDialog } from '../../decisions/ReasonDialog';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';

/** Suspends or restores an account, and ends its sessions. */
export function AccountActions({ user: { id, student, suspended_at, sessions } }: { user: StudentDetails }) {
  const [openDialog, setOpenDialog] = useState<'suspend' | 'sessions' | null>(null);
  const closeDialog = () => setOpenDialog(null);
  const restore = useActionWithRefresh(
    () => call(restoreStudent, { params: { id } }),
    'Failed to restore user. Please try again.',
  );
  const endSessions = useActionWithRefresh(
    () => call(endStudentSessions, { params: { id } }),
    'Failed to log the user out. Please try again.',
    closeDialog,
  );

  return (
    <>
      <DecisionButtons failure={restore.failure}>
        {suspended_at ? (
          <Button onClick={restore.start} busy={restore.busy} busyLabel="Restoring...">
            Restore
          </Button>
        ) : (
          <Button $tone="danger" onClick={() => setOpenDialog('suspend')}>
            Suspend
          </Button>
        )}
        {sessions.length > 0 && (
          <Button $tone="soft" onClick={() => setOpenDialog('sessions')}>
            Log out everywhere
          </Button>
        )}
      </DecisionButtons>
      <ReasonDialog
        title="Suspend this user?"
        endpoint={suspendStudent}
        rules={reasonBody}
        send={(body) => ({ params: { id }, body })}
        buttonLabels={['Suspend', 'Suspending...']}
        successMessage="User suspended successfully"
        errorMessage="Failed to suspend user. Please try again."
        isOpen={openDialog === 'suspend'}
        onClose={closeDialog}
      >
        {student.full_name} is logged out at once and cannot log in. The applications stay. The reason is mailed to
        them.
      </ReasonDialog>
      <ConfirmDialog
        title="Log out everywhere?"
        isOpen={openDialog === 'sessions'}
        onClose={closeDialog}
        onConfirm={endSessions.start}
        confirmLabel="Log out"
        busy={endSessions.busy}
        busyLabel="Logging out..."
        failure={endSessions.failure}
      >
        {student.full_name} is logged out on every device, and can log in again.
      </ConfirmDialog>
    </>
  );
}
