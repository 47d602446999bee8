import { useRefresh } from '@foothold/shared/area';
import type { Output } from '@foothold/shared/contract';
import { createReleaseKey, releaseKeyInput, releasePermissions, type Team } from '@foothold/shared/contract/admin';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { Button, CheckboxGroup, Dialog, FormNotice, SelectField, Stack, TextField } from '@foothold/shared/ui';
import { useId, useState } from 'react';
import { appLabel } from '../../appLabel';
import { permissionLabels } from './labels';
import { NewKey } from './NewKey';

interface KeyDialogProps {
  team: Team;
  onClose: () => void;
}

type Created = Output<typeof createReleaseKey>;

/** Makes a key of a team. Its token is shown once, in place of the form. */
export function KeyDialog({ team, onClose }: KeyDialogProps) {
  const refresh = useRefresh();
  const [created, setCreated] = useState<Created | null>(null);
  const close = () => {
    onClose();
    if (created) void refresh();
  };
  if (created)
    return (
      <Dialog
        title={`The key ${created.key.name}`}
        isOpen
        alert
        onClose={close}
        actions={
          <Button $tone="primary" onClick={close}>
            I have kept it
          </Button>
        }
      >
        <NewKey token={created.token} />
      </Dialog>
    );
  return <KeyForm team={team} onClose={onClose} onDone={setCreated} />;
}

function KeyForm({ team, onClose, onDone }: KeyDialogProps & { onDone: (created: Created) => void }) {
  const formId = useId();
  const form = useEndpointForm(createReleaseKey, {
    rules: releaseKeyInput,
    defaultValues: { name: '', apps: team.apps, permissions: ['publish', 'flip', 'rollback'], expires_in_days: 90 },
    send: (body) => ({ params: { id: team.id }, body }),
    onDone,
  });
  const apps = useController({ control: form.control, name: 'apps' });
  const permissions = useController({ control: form.control, name: 'permissions' });
  const { errors, isSubmitting } = form.formState;

  return (
    <Dialog
      title={`New key of ${team.name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button $tone="soft" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} $tone="primary" busy={isSubmitting} busyLabel="Making...">
            Make the key
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <TextField
          label="Name"
          hint="What uses it, such as CI. The history names it."
          autoComplete="off"
          {...form.field('name')}
        />
        <CheckboxGroup
          label="For"
          options={team.apps.map((value) => ({ value, label: appLabel(value) }))}
          chosen={apps.field.value}
          onChange={apps.field.onChange}
          error={errors.apps?.message}
        />
        <CheckboxGroup
          label="May"
          options={releasePermissions.map((value) => ({ value, label: permissionLabels[value] }))}
          chosen={permissions.field.value}
          onChange={permissions.field.onChange}
          error={errors.permissions?.message}
        />
        <SelectField label="Expires in" options={expiries} {...form.field('expires_in_days')} />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

const expiries = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 366, label: 'A year' },
];
