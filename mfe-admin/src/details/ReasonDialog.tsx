import type { CallInput } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import type { Endpoint } from '@foothold/shared/contract';
import { reasonBody } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, Stack, TextArea, toast } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import { isOutdated } from './isOutdated';

export interface ReasonDialogProps<E extends Endpoint> {
  title: string;
  /** What it does, and who reads the reason. */
  children: ReactNode;
  endpoint: E;
  send: (body: { reason: string }) => CallInput<E>;
  /** The verb of the button, and what it reads meanwhile. */
  buttonLabels: readonly [idle: string, busy: string];
  successMessage: string;
  errorMessage: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason of something that closes somebody or something out. When it fails, what was written stays. */
export function ReasonDialog<E extends Endpoint>({
  endpoint,
  send,
  buttonLabels: [idle, busy],
  children,
  successMessage,
  errorMessage,
  ...dialog
}: ReasonDialogProps<E>) {
  const formId = useId();
  const refresh = useRefresh();
  const closeAndRefresh = () => {
    dialog.onClose();
    return refresh();
  };

  const form = useEndpointForm(endpoint, {
    rules: reasonBody,
    defaultValues: { reason: '' },
    send,
    onDone: () => {
      toast.success(successMessage);
      return closeAndRefresh();
    },
    // Somebody else was first: how it stands now is shown, and what is written stays for after another look.
    onUnmatchedError: (error) => {
      if (!isOutdated(error)) return false;
      toast.error(error.message);
      void closeAndRefresh();
      return true;
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button $tone="soft" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel={busy}>
            {idle}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <p>{children}</p>
        <TextArea label="Reason" rows={4} error={errors.reason?.message} {...form.register('reason')} />
        {errors.root && <FormNotice>{errorMessage}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
