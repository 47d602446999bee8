import { useRefresh } from '@foothold/shared/area';
import { appName, changeTeam, createTeam, type Team, teamInput, webOrigin } from '@foothold/shared/contract/admin';
import { type EndpointForm, useController, useEndpointForm } from '@foothold/shared/forms';
import * as z from '@foothold/shared/schema';
import { Button, CheckboxGroup, Dialog, FormNotice, Stack, TextField, toast } from '@foothold/shared/ui';
import { useId } from 'react';
import { appLabel } from '../../appLabel';

const splitOrigins = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const origins = z.string().superRefine((text, context) => {
  const issues = splitOrigins(text).flatMap((origin) => webOrigin.safeParse(origin).error?.issues ?? []);
  for (const { message } of issues) context.addIssue({ code: 'custom', message });
});
const rules = teamInput.extend({ new_app: z.union([z.literal(''), appName]), origins });
type Values = z.output<typeof rules>;

const toBody = ({ new_app, origins, ...body }: Values) => ({
  ...body,
  origins: splitOrigins(origins),
  apps: new_app ? [...new Set([...body.apps, new_app])] : body.apps,
});

interface DialogProps {
  /** The apps that the team may own. */
  ownable: readonly string[];
  onClose: () => void;
}

/** Makes a team. */
export function NewTeamDialog({ ownable, onClose }: DialogProps) {
  const refresh = useRefresh();
  const form = useEndpointForm(createTeam, {
    rules,
    defaultValues: { name: '', email: '', apps: [], origins: '', new_app: '' },
    send: (values) => ({ body: toBody(values) }),
    onDone: async ({ team }) => {
      toast.success(`${team.name} was made.`);
      onClose();
      await refresh();
    },
  });
  return <TeamDialog title="New team" submitLabel="Make the team" {...{ form, ownable, onClose }} />;
}

/** Changes a team. */
export function ChangeTeamDialog({ team, ownable, onClose }: DialogProps & { team: Team }) {
  const refresh = useRefresh();
  const form = useEndpointForm(changeTeam, {
    rules,
    defaultValues: {
      ...{ name: team.name, email: team.email, apps: team.apps, new_app: '' },
      origins: team.origins.join(' '),
    },
    send: (values) => ({ params: { id: team.id }, body: toBody(values) }),
    onDone: async () => {
      toast.success(`${team.name} was changed.`);
      onClose();
      await refresh();
    },
  });
  return <TeamDialog title={`Change ${team.name}`} submitLabel="Save" {...{ form, ownable, onClose }} />;
}

interface TeamDialogProps extends DialogProps {
  title: string;
  submitLabel: string;
  form: EndpointForm<Values, Values>;
}

function TeamDialog({ title, submitLabel, form, ownable, onClose }: TeamDialogProps) {
  const formId = useId();
  const chosen = useController({ control: form.control, name: 'apps' });
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
          <Button type="submit" form={formId} $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={form.submit} noValidate $gap={4}>
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
        <TextField
          label="Email"
          type="email"
          hint="Whom to ask about its apps."
          autoComplete="off"
          {...form.field('email')}
        />
        {ownable.length > 0 && (
          <CheckboxGroup
            label="Owns"
            options={ownable.map((value) => ({ value, label: appLabel(value) }))}
            chosen={chosen.field.value}
            onChange={chosen.field.onChange}
            error={errors.apps?.message}
          />
        )}
        <TextField
          label="A new app"
          optional
          hint="The name of one that was never live, such as reports."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('new_app')}
        />
        <TextField
          label="Other origins"
          optional
          hint="From where its scripts may be loaded beside this site, such as https://cdn.example. Spaces between several."
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('origins')}
        />
        {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
