import { useRefresh } from '@foothold/shared/area';
import { explain, type Job, newJob, toggleJob } from '@foothold/shared/contract';
import { DatePicker, useController, useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { Button, Dialog, FormNotice, JobTitle, Stack, toast } from '@foothold/shared/ui';
import { useId } from 'react';
import { deadlinePassedMessage, getPlatformToday } from './deadline';
import { activationFailedMessage } from './useJobActions';

interface DeadlineDialogProps {
  /** An expired job. */
  job: Job;
  isOpen: boolean;
  onClose: () => void;
}

/** Reopens an expired job, which needs a new deadline. */
export function DeadlineDialog({ job, isOpen, onClose }: DeadlineDialogProps) {
  const formId = useId();
  const refresh = useRefresh();
  const earliest = getPlatformToday(job);

  const form = useEndpointForm(toggleJob, {
    rules: createRules(earliest),
    defaultValues: { deadline: '' },
    send: ({ deadline }) => ({ params: { jobId: job.id }, body: { status: 1 as const, deadline } }),
    onDone: async ({ message }) => {
      toast.success(message);
      close();
      await refresh();
    },
    onUnmatchedError: () => {
      toast.error(activationFailedMessage);
      return undefined;
    },
  });
  // Reset, so that the dialog is empty for the next job.
  const close = () => {
    form.reset();
    onClose();
  };
  const { errors, isSubmitting } = form.formState;
  const { field: deadline } = useController({ control: form.control, name: 'deadline' });

  return (
    <Dialog
      title="New deadline"
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button $tone="soft" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="primary" busy={isSubmitting} busyLabel="Activating...">
            Activate
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <JobTitle as="span" $size="row">
          {job.job_title}
        </JobTitle>
        <p>{explain('deadline_required')}</p>
        <DatePicker label="Deadline" min={earliest} error={errors.deadline?.message} {...deadline} />
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

const createRules = (today: string) =>
  z.object({ deadline: newJob.shape.deadline.refine((deadline) => deadline >= today, deadlinePassedMessage) });
