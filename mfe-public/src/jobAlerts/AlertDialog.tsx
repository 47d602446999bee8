import { alertRequestInput, mailedFrequencies, requestAlerts, type SearchConditions } from '@foothold/shared/contract';
import { alertFrequencyLabels, formatSearchName } from '@foothold/shared/format';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, Dialog, FormNotice, RadioGroup, SecondaryText, Stack, TextField, TextLink } from '@foothold/shared/ui';
import { useId, useState } from 'react';

interface AlertDialogProps {
  conditions: SearchConditions;
  onClose: () => void;
}

/** Asks a visitor for an address to which new jobs of a search are mailed, once it is confirmed. */
export function AlertDialog({ conditions, onClose }: AlertDialogProps) {
  const [message, setMessage] = useState<string>();
  const dialog = { isOpen: true, onClose };
  return message ? (
    <Dialog
      {...dialog}
      title="One more step"
      actions={
        <Button $tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p role="status">{message}</p>
    </Dialog>
  ) : (
    <RequestDialog conditions={conditions} onClose={onClose} onDone={setMessage} />
  );
}

function RequestDialog({ conditions, onClose, onDone }: AlertDialogProps & { onDone: (message: string) => void }) {
  const formId = useId();
  const { field, submit, formState } = useEndpointForm(requestAlerts, {
    rules: alertRequestInput,
    defaultValues: { email: '', frequency: 'daily' as const },
    send: (input) => ({
      body: { ...input, conditions, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    }),
    onDone: ({ message }) => onDone(message),
  });
  const { errors, isSubmitting } = formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New jobs by mail"
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="primary" busy={isSubmitting} busyLabel="Sending...">
            Send link
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
        <p>{formatSearchName(conditions)}</p>
        <TextField label="Email" type="email" autoComplete="email" enterKeyHint="send" {...field('email')} required />
        <RadioGroup
          label="Mail new jobs"
          stacked
          options={mailedFrequencies.map((value) => ({ value, label: alertFrequencyLabels[value] }))}
          {...field('frequency')}
        />
        <SecondaryText>
          A link confirms your address first. Each mail has one that ends them, and your address is deleted then. With
          an <TextLink to="/signup">account</TextLink> new jobs are marked in the list too.
        </SecondaryText>
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
