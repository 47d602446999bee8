import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type AlertFrequency, changeSavedSearch, mailedFrequencies, type SavedSearch } from '@foothold/shared/contract';
import { alertFrequencyLabels } from '@foothold/shared/format';
import { Button, Dialog, FormNotice, RadioGroup, Stack, toast } from '@foothold/shared/ui';
import { type FormEvent, useId, useState } from 'react';

interface MailDialogProps {
  search: SavedSearch;
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how often new jobs of a saved search are mailed. */
export const MailDialog = (props: MailDialogProps) => (props.isOpen ? <OpenMailDialog {...props} /> : null);

function OpenMailDialog({ search: { id, frequency }, name, ...dialog }: MailDialogProps) {
  const formId = useId();
  const [chosen, setChosen] = useState<AlertFrequency>(frequency);
  const refresh = useRefresh();
  const save = useAction(async () => {
    try {
      await call(changeSavedSearch, { params: { id }, body: { frequency: chosen } });
    } catch (cause) {
      return getErrorMessage(cause);
    }
    toast.success(chosen === 'none' ? 'No more mails for this search' : 'Mails changed');
    dialog.onClose();
    await refresh();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.start();
  };

  return (
    <Dialog
      {...dialog}
      title={`Mails about ${name}`}
      actions={
        <>
          <Button $tone="soft" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="primary" busy={save.busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={submit} noValidate $gap={4}>
        <RadioGroup
          label="Mail new jobs"
          hint="Only open ones that no mail to you has had, at most every half hour, and nothing when there are none."
          name="frequency"
          stacked
          options={[...mailedFrequencies, 'none' as const].map((value) => ({
            value,
            label: alertFrequencyLabels[value],
          }))}
          chosen={chosen}
          onChange={({ target }) => setChosen(target.value as AlertFrequency)}
        />
        {save.failure && <FormNotice>{save.failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
