import { endSession } from '@foothold/shared/auth';
import { accountDeletionInput, deleteAccount } from '@foothold/shared/contract';
import { PasswordField, useEndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, Stack, t } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

interface DeleteDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the consequences, asks for the password, and ends the session when the account is deleted. */
export function DeleteDialog({ email, isOpen, onClose }: DeleteDialogProps) {
  const formId = useId();
  const { register, submit, reset, formState } = useEndpointForm(deleteAccount, {
    rules: accountDeletionInput,
    defaultValues: { password: '' },
    send: (body) => ({ body, endsSession: true }),
    onDone: () => endSession('deleted'),
  });
  const { errors, isSubmitting } = formState;
  const close = () => {
    if (isSubmitting) return;
    reset();
    onClose();
  };

  return (
    <Dialog
      title="Delete your account?"
      isOpen={isOpen}
      onClose={close}
      alert
      actions={
        <>
          <Button $tone="soft" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel="Deleting...">
            Delete
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Consequences />
        <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
          {/* Tells password managers which account this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...register('password')}
            label="Your password"
            autoComplete="current-password"
            enterKeyHint="done"
            error={errors.password?.message}
            required
          />
          {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
        </Stack>
      </Stack>
    </Dialog>
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
