import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { endSession } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { ConfirmDialog, toast } from '@foothold/shared/ui';

interface LogoutDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms a logout, in every layout with a Logout button. The shell navigates afterwards. */
export function LogoutDialog({ isOpen, onClose }: LogoutDialogProps) {
  const { start, busy, failure } = useAction(async () => {
    try {
      await call(logout, { endsSession: true });
      endSession();
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

  return (
    <ConfirmDialog
      title="Log out?"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={start}
      confirmLabel="Logout"
      busy={busy}
      busyLabel="Logging out..."
      failure={failure}
    >
      You need your email and password, or a passkey, to come back in on this device.
    </ConfirmDialog>
  );
}
