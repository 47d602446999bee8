import { reportConversation, reportReason } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import type { ThreadState } from '@foothold/shared/messages';
import * as z from '@foothold/shared/schema';
import { Button, Dialog, FormNotice, Stack, TextArea, toast } from '@foothold/shared/ui';
import { useId } from 'react';

interface ReportDialogProps {
  thread: ThreadState;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks what is wrong, and says who will read the conversation before it is sent. */
export function ReportDialog({ thread: { conversation, setConversation }, ...dialog }: ReportDialogProps) {
  const formId = useId();
  const { field, submit, formState } = useEndpointForm(reportConversation, {
    rules: z.object({ reason: reportReason }),
    defaultValues: { reason: '' },
    send: (body) => ({ params: { id: conversation.application_id }, body }),
    onDone: (response) => {
      setConversation(() => response.conversation);
      toast.success('Reported. We will read it.');
      dialog.onClose();
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog
      {...dialog}
      title="Report this conversation?"
      actions={
        <>
          <Button $tone="soft" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="danger-solid" busy={isSubmitting} busyLabel="Reporting...">
            Report
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
        <p>
          Until it is resolved, the people of Foothold may read all messages here. When they do, you and the company are
          told: the company learns then that it was reported, and never what you write here.
        </p>
        <TextArea label="What is wrong?" rows={4} {...field('reason')} />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
