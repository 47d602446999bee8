import { useRefresh } from '@foothold/shared/area';
import { type Passkey, passkeyPassword, removePasskey } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { SecondaryText, toast } from '@foothold/shared/ui';
import { PasswordDialog } from './PasswordDialog';

interface PasskeyRemovalProps {
  passkey: Passkey;
  email: string;
  isOpen: boolean;
  onClose: () => void;
  /** What gets the focus when the row is gone. */
  findList: () => HTMLElement | null;
}

/** Asks for the password and removes a passkey. */
export function PasskeyRemoval({ passkey: { id, name }, email, isOpen, onClose, findList }: PasskeyRemovalProps) {
  const refresh = useRefresh(findList);
  const showRemoval = async () => {
    onClose();
    await refresh();
  };
  const form = useEndpointForm(removePasskey, {
    rules: passkeyPassword,
    defaultValues: { password: '' },
    send: (body) => ({ params: { id }, body }),
    onDone: ({ message }) => {
      toast.success(message);
      return showRemoval();
    },
    // Already removed in another tab: reload, so that the page shows it.
    onError: ({ code }) => void (code === 'not_found' && showRemoval()),
  });

  return (
    <PasswordDialog
      title={`Remove “${name}”?`}
      action="Remove"
      busyLabel="Removing..."
      {...{ email, form, isOpen, onClose }}
    >
      <SecondaryText>It no longer logs you in. Delete it on your device too.</SecondaryText>
    </PasswordDialog>
  );
}
