import { useRefresh } from '@foothold/shared/area';
import { changeRelease } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { Button, Dialog, FormNotice, Stack, TextArea, TextField, toast } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import { changeOf, type Wish } from './changes';
import { nameOf, standingOf, wordsFor } from './words';

interface ChangeDialogProps {
  app: string;
  wish: Wish;
  seen: number;
  onClose: () => void;
}

const rules = z.object({
  reason: changeRelease.body.shape.reason,
  percent: z.coerce
    .number('A number from 1 to 100.')
    .int('A number from 1 to 100.')
    .min(1, 'At least 1.')
    .max(100, 'At most 100.'),
});

/** Asks why, and does it. What stands against it is said where it was pressed, and what was written stays. */
export function ChangeDialog({ app, wish, seen, onClose }: ChangeDialogProps) {
  const formId = useId();
  const refresh = useRefresh();
  // The page follows what others do, and who reads the dialog has not: they are told by a refusal, once.
  const [opened] = useState(seen);
  const [told, setTold] = useState(false);
  // What stands against a change is no field's fault.
  const [against, setAgainst] = useState<string | null>(null);
  const { title, effect, act, busy } = wordsFor(wish, app);
  const form = useEndpointForm(changeRelease, {
    rules,
    defaultValues: { reason: '', percent: 10 },
    send: ({ reason, percent }) => ({
      params: { app },
      body: { seen: told ? seen : opened, reason, change: changeOf(wish, percent) },
    }),
    onDone: async ({ pointer }) => {
      toast.success(`${nameOf(app)}: ${standingOf(pointer)}`);
      onClose();
      await refresh();
    },
    onUnmatchedError: ({ code, fields }) => {
      if (code === 'not_possible_now') {
        setTold(true);
        void refresh();
      }
      setAgainst(fields.release ?? null);
      return fields.release !== undefined;
    },
  });
  const { errors, isSubmitting } = form.formState;

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
            $tone={wish.kind === 'disable' ? 'danger-solid' : 'primary'}
            busy={isSubmitting}
            busyLabel={busy}
          >
            {act}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <p>{effect}</p>
        {wish.kind === 'canary' && (
          <TextField
            label="Share of the visitors, in per cent"
            inputMode="numeric"
            error={errors.percent?.message}
            {...form.register('percent')}
          />
        )}
        <TextArea
          label="Reason"
          rows={3}
          hint={wish.kind === 'disable' ? 'Everybody reads it.' : 'It stands in the history and the audit log.'}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {(against ?? errors.root?.message) && <FormNotice>{against ?? errors.root?.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
