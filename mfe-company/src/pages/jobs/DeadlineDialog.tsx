import { useRefresh } from '@foothold/shared/area';
import { explain, type Job, toggleJob } from '@foothold/shared/contract';
import { DatePicker, useController, useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { Button, Dialog, FormNotice, Stack, toast } from '@foothold/shared/ui';
import { useId } from 'react';
import { deadlinePassed, today } from '../../deadline';
import { activated, notActivated } from './useJobChanges';

interface DeadlineDialogProps {
  job: Job;
  isOpen: boolean;
  onClose: () => void;
}

/** An expired job opens again only until a new day. */
export function DeadlineDialog({ job, isOpen, onClose }: DeadlineDialogProps) {
  const formId = useId();
  const refresh = useRefresh();

  const form = useEndpointForm(toggleJob, {
    rules,
    defaultValues: { deadline: '' },
    send: ({ deadline }) => ({ params: { jobId: job.id }, body: { status: 1 as const, deadline } }),
    onDone: async () => {
      toast.success(activated);
      onClose();
      await refresh();
    },
    onFail: () => {
      toast.error(notActivated);
      return undefined;
    },
  });
  const { errors, isSubmitting } = form.formState;
  const { field: deadline } = useController({ control: form.control, name: 'deadline' });

  return (
    <Dialog
      title="New deadline"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="primary" busy={isSubmitting} busyLabel="Activating...">
            Activate
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <p>{explain('deadline_required')}</p>
        <DatePicker label="Deadline" min={today()} error={errors.deadline?.message} {...deadline} />
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

const rules = z.object({
  deadline: z.iso.date('Deadline is required.').refine((deadline) => deadline >= today(), deadlinePassed),
});
