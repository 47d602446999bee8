import { useRefresh } from '@foothold/shared/area';
import { changeReason, changeRelease, rolloutPlan } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { Button, CheckboxField, Dialog, FormNotice, Stack, TextArea, TextField, toast } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import { appLabel } from '../../appLabel';
import { actionTexts, liveStatusLabel } from './labels';
import { type ReleaseAction, toReleaseChange, toSteps } from './releaseActions';
import { StageFields } from './StageFields';

interface ChangeDialogProps {
  app: string;
  action: ReleaseAction;
  seen: number;
  onClose: () => void;
}

const stepsRule = 'Whole numbers that grow to 100, such as 1, 10, 50, 100.';
const firstValues = { reason: '', percent: 10, in_stages: false, steps: '1, 10, 50, 100', minutes: 30, grant: false };

const rules = z.object({
  reason: changeReason,
  percent: z.coerce
    .number('A number from 1 to 100.')
    .int('A number from 1 to 100.')
    .min(1, 'At least 1.')
    .max(100, 'At most 100.'),
  in_stages: z.boolean(),
  steps: z.string().refine((text) => rolloutPlan.steps.safeParse(toSteps(text)).success, stepsRule),
  minutes: z.coerce.number('A number of minutes.').min(0.1, 'At least 0.1.').max(10_080, 'At most a week, 10080.'),
  grant: z.boolean(),
});

/** Of changes that leave what is live as it was. */
const doneLabels: Partial<Record<ReleaseAction['kind'], string>> = {
  retire: 'retired',
  pause_rollout: 'the rollout is paused',
  resume_rollout: 'the rollout goes on',
};

/** Asks for the reason of a change and makes it. After a refusal the dialog stays open, with the message and the input. */
export function ChangeDialog({ app, action, seen, onClose }: ChangeDialogProps) {
  const formId = useId();
  const refresh = useRefresh();
  // The page behind the dialog keeps up with other admins' changes, but its reader may not have seen them. The first
  // submission therefore names the revision at which the dialog opened, so that the server refuses it once.
  const [revisionAtOpen] = useState(seen);
  const [hasSeenConflict, setSeenConflict] = useState(false);
  // The server reports a conflict under `release`, which is not a field of this form.
  // Asked for only when the server has said what the release claims.
  const [asksForGrant, setAsksForGrant] = useState(false);
  const [conflictMessage, setConflictMessage] = useState<string | null>(null);
  const { title, effect, confirmLabel, busyLabel } = actionTexts(action, app);
  const form = useEndpointForm(changeRelease, {
    rules,
    defaultValues: firstValues,
    send: ({ reason, ...input }) => ({
      params: { app },
      body: { seen: hasSeenConflict ? seen : revisionAtOpen, reason, change: toReleaseChange(action, input) },
    }),
    onDone: async ({ pointer }) => {
      toast.success(`${appLabel(app)}: ${doneLabels[action.kind] ?? liveStatusLabel(pointer)}`);
      onClose();
      await refresh();
    },
    onError: ({ fields }) => {
      setConflictMessage(null);
      if (fields.grant) setAsksForGrant(true);
    },
    onUnmatchedError: ({ code, fields }) => {
      if (code === 'not_possible_now') {
        setSeenConflict(true);
        void refresh();
      }
      setConflictMessage(fields.release ?? null);
      return fields.release !== undefined;
    },
  });
  const { errors, isSubmitting } = form.formState;
  const isInStages = action.kind === 'flip' && form.watch('in_stages');

  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            $tone={action.kind === 'disable' || action.kind === 'retire' ? 'danger-solid' : 'primary'}
            busy={isSubmitting}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <p>{isInStages ? `${appLabel(app)}: at each step more visitors get it, at the last one everybody.` : effect}</p>
        {action.kind === 'canary' && (
          <TextField
            label="Share of the visitors, in per cent"
            inputMode="numeric"
            error={errors.percent?.message}
            {...form.register('percent')}
          />
        )}
        {action.kind === 'flip' && <CheckboxField label="In stages" {...form.register('in_stages')} />}
        {isInStages && (
          <StageFields
            steps={{ error: errors.steps?.message, ...form.register('steps') }}
            minutes={{ error: errors.minutes?.message, ...form.register('minutes') }}
          />
        )}
        <TextArea
          label="Reason"
          rows={3}
          hint={action.kind === 'disable' ? 'Everybody reads it.' : 'It stands in the history and the audit log.'}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {asksForGrant && (
          <CheckboxField
            label={`Grant ${appLabel(app)} what this release claims`}
            error={errors.grant?.message}
            {...form.register('grant')}
          />
        )}
        {(conflictMessage ?? errors.root?.message) && (
          <FormNotice>{conflictMessage ?? errors.root?.message}</FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}
