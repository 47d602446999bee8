import type { CallInput } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import type { Endpoint } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import type * as z from '@foothold/shared/schema';
import { Button, Dialog, FormNotice, Stack, TextArea, toast } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import { isOutdated } from './useActionWithRefresh';

interface ReasonDialogProps<E extends Endpoint, Body extends { reason: string }> {
  title: string;
  /** Of its button: by default of one that shuts out. */
  tone?: 'primary' | 'danger-solid';
  /** What the decision does, and who can read the reason. */
  children: ReactNode;
  endpoint: E;
  rules: z.ZodType<Body, { reason: string }>;
  send: (body: Body) => CallInput<E>;
  /** The submit button's label, and its label while the request is running. */
  buttonLabels: readonly [idle: string, busy: string];
  successMessage: string;
  errorMessage: string;
  isOpen: boolean;
  onClose: () => void;
  /** Leads on once it is done; by default the page shows the changed state. */
  onDone?: () => void;
}

/** Asks for the reason of a decision, most often of one that shuts somebody or something out. After a failure the text stays in the field. */
export function ReasonDialog<E extends Endpoint, Body extends { reason: string }>({
  tone = 'danger-solid',
  endpoint,
  rules,
  send,
  buttonLabels: [idleLabel, busyLabel],
  children,
  successMessage,
  errorMessage,
  onDone,
  ...dialogProps
}: ReasonDialogProps<E, Body>) {
  const formId = useId();
  const refresh = useRefresh();
  const closeAndRefresh = () => {
    dialogProps.onClose();
    return refresh();
  };

  const { register, submit, formState } = useEndpointForm(endpoint, {
    rules,
    defaultValues: { reason: '' },
    send,
    onDone: () => {
      toast.success(successMessage);
      return onDone ? onDone() : closeAndRefresh();
    },
    // The subject has changed since: show its current state, and keep the text in case the dialog is opened again.
    onUnmatchedError: (error) => {
      if (!isOutdated(error)) return false;
      toast.error(error.message);
      void closeAndRefresh();
      return true;
    },
  });
  const { errors, isSubmitting } = formState;

  return (
    <Dialog
      {...dialogProps}
      actions={
        <>
          <Button $tone="soft" onClick={dialogProps.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone={tone} busy={isSubmitting} busyLabel={busyLabel}>
            {idleLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
        <p>{children}</p>
        <TextArea label="Reason" rows={4} error={errors.reason?.message} {...register('reason')} />
        {errors.root && <FormNotice>{errorMessage}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
