import { useRefresh } from '@foothold/shared/area';
import { rejectOrganization } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, Stack, TextArea, toast } from '@foothold/shared/ui';
import { useId } from 'react';
import { isOutdated } from '../../details/isOutdated';

interface RejectDialogProps {
  id: number;
  /** The revision that the page shows. */
  seen: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason that the company will read. When it fails, what was written stays. */
export function RejectDialog({ id, seen, name, isOpen, onClose }: RejectDialogProps) {
  const formId = useId();
  const refresh = useRefresh();

  const form = useEndpointForm(rejectOrganization, {
    rules: rejectOrganization.body,
    defaultValues: { reason: '' },
    send: (body) => ({ params: { id }, body: { ...body, seen } }),
    onDone: async ({ message }) => {
      toast.success(message);
      onClose();
      await refresh();
    },
    // What is written stays for after another look.
    onUnmatchedError: (error) => {
      if (!isOutdated(error)) return false;
      toast.error(error.message);
      onClose();
      void refresh();
      return true;
    },
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog
      title="Reject this organisation?"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel="Rejecting...">
            Reject
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <p>{name} is told at once, and reads the reason if you give one. You can accept it later.</p>
        <TextArea label="Reason" optional rows={4} error={errors.reason?.message} {...form.register('reason')} />
        {errors.root && <FormNotice>Failed to reject organization. Please try again.</FormNotice>}
      </Stack>
    </Dialog>
  );
}
