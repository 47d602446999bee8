import { PasswordDialog } from '@foothold/shared/account';
import { endSession } from '@foothold/shared/auth';
import { accountDeletionInput, deleteAccount } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

interface DeleteDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences, asks for the password, and ends the session when the account is deleted. */
export function DeleteDialog({ email, isOpen, onClose }: DeleteDialogProps) {
  const form = useEndpointForm(deleteAccount, {
    rules: accountDeletionInput,
    defaultValues: { password: '' },
    send: (body) => ({ body, endsSession: true }),
    onDone: () => endSession('deleted'),
  });

  return (
    <PasswordDialog
      title="Delete your account?"
      action="Delete"
      busyLabel="Deleting..."
      {...{ email, form, isOpen, onClose }}
    >
      <Consequences />
    </PasswordDialog>
  );
}

const Consequences = () => (
  <Effects>
    <dt>What goes, at once</dt>
    <dd>
      Your profile, documents, drafts, saved jobs and notifications, and the letters, answers and files that you sent.
      Companies that have not decided yet are told that you withdrew.
    </dd>
    <dt>What stays</dt>
    <dd>
      Companies keep a line that says “Former candidate”, with the job, its status and dates: no name, no contact. Our
      log keeps the account’s number.
    </dd>
    <dt>Afterwards</dt>
    <dd>Nobody can bring it back. Your email is free for a new account.</dd>
  </Effects>
);

const Effects = styled.dl`
  font-size: ${t.size.text};
  dt { color: ${t.color.ink}; font-weight: 600; }
  dd + dt { margin-top: ${t.space[3]}; }
`;
