import { useRefresh } from '@foothold/shared/area';
import {
  createReleaseKey,
  formatReleaseKey,
  releaseKeyInput,
  releasePermissions,
  type Team,
} from '@foothold/shared/contract/admin';
import { useController, useEndpointForm } from '@foothold/shared/forms';
import { Button, CheckboxGroup, Dialog, FormNotice, SelectField, Stack, TextField } from '@foothold/shared/ui';
import { useId, useRef, useState } from 'react';
import { appLabel } from '../../appLabel';
import { createKeyPair } from './createKeyPair';
import { permissionLabels } from './labels';
import { NewKey } from './NewKey';

interface KeyDialogProps {
  team: Team;
  onClose: () => void;
}

/** A key that was made, in one text. */
interface Created {
  name: string;
  text: string;
}

/** Makes a key of a team, which is shown once, in place of the form. */
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
        title={`The key ${created.name}`}
        isOpen
        alert
        onClose={close}
        actions={
          <Button $tone="primary" onClick={close}>
            I have kept it
          </Button>
        }
      >
        <NewKey text={created.text} />
      </Dialog>
    );
  return <KeyForm team={team} onClose={onClose} onDone={setCreated} />;
}

function KeyForm({ team, onClose, onDone }: KeyDialogProps & { onDone: (created: Created) => void }) {
  const formId = useId();
  const pair = useRef<Awaited<ReturnType<typeof createKeyPair>>>(null);
  const form = useEndpointForm(createReleaseKey, {
    rules: releaseKeyInput,
    defaultValues: {
      name: '',
      apps: team.apps,
      permissions: ['publish', 'flip', 'rollback'],
      expires_in_days: 90,
      max_megabytes: 16,
    },
    send: async (body) => {
      pair.current = await createKeyPair();
      return { params: { id: team.id }, body: { ...body, public_key: pair.current.public_key } };
    },
    onDone: ({ key, token }) => {
      if (pair.current) onDone({ name: key.name, text: formatReleaseKey({ token, ...pair.current }) });
    },
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
        <SelectField
          label="Largest release"
          hint="All files of a build together."
          options={sizes}
          {...form.field('max_megabytes')}
        />
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

const sizes = [4, 8, 16, 32].map((value) => ({ value, label: `${value} MB` }));
