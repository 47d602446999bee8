import { getActionFailure } from '@foothold/shared/api';
import { currentIdentity, setSessionIdentity } from '@foothold/shared/auth';
import { type Organization, organizationProfileInput, updateOrganization } from '@foothold/shared/contract';
import { UnsavedChangesDialog } from '@foothold/shared/drafts';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate, useSearchParams } from '@foothold/shared/router';
import { Button, Card, FormNotice, LinkButton, Row, Stack, TextField, toast } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';
import { PublicFields } from './PublicFields';
import { type ProfileFormValues, toFormValues, type ValidatedProfileValues } from './profileFormValues';
import { StateField } from './StateField';

interface ProfileFormProps {
  organization: Organization;
  email: string;
  /** Options for the state; null when they failed to load. */
  locations: readonly string[] | null;
}

export function ProfileForm({ organization, email, locations }: ProfileFormProps) {
  const navigate = useNavigate();
  const back = useReturnPath();

  const form = useEndpointForm<typeof updateOrganization, ProfileFormValues, ValidatedProfileValues>(
    updateOrganization,
    {
      rules: organizationProfileInput,
      defaultValues: toFormValues(organization),
      send: (body) => ({ params: { id: organization.id }, body }),
      onDone: async ({ organization: saved }) => {
        updateDisplayName(saved.company_name);
        await navigate(back);
        toast.success(describeSuccess(saved));
      },
      onUnmatchedError: (error) => {
        toast.error(getActionFailure(error, 'Failed to update company profile'));
        return undefined;
      },
    },
  );
  const { errors, isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <TextField
          label="Company name"
          autoComplete="organization"
          {...(organization.verified === 1 && {
            hint: 'Students see a new name or CAC number once we have looked at it.',
          })}
          {...form.field('company_name')}
        />
        <TextField label="Email" type="email" readOnly value={email} hint="You log in with this address." />
        <TextField label="Phone" type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField label="Address" autoComplete="street-address" {...form.field('company_street_address')} />
        <StateField states={locations} current={organization.company_state} {...form.field('company_state')} />
        <TextField
          label="CAC number"
          optional={!organization.company_cac_number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('company_cac_number')}
        />
        <TextField
          label="Interview link"
          type="url"
          optional
          hint="The room of your interviews. It starts with https://"
          {...form.field('interview_link')}
        />
        <PublicFields form={form} />
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            Save Changes
          </Button>
          <LinkButton to={back} $tone="soft">
            Cancel
          </LinkButton>
        </Row>
        <UnsavedChangesDialog
          title="Leave without saving?"
          hasUnsavedChanges={isDirty && !isSubmitting && !isSubmitSuccessful}
        >
          What you changed of your profile is lost.
        </UnsavedChangesDialog>
      </Stack>
    </Card>
  );
}

/** The profile, or the interview form if it was left to add an interview link. */
function useReturnPath(): string {
  const [search] = useSearchParams();
  const application = Number(search.get('interview'));
  return Number.isInteger(application) && application > 0 ? paths.setupInterview(application) : paths.profile;
}

/** Shows the new name in the sidebar. */
function updateDisplayName(name: string): void {
  const identity = currentIdentity();
  if (identity) setSessionIdentity({ ...identity, name });
}

/** A new name or CAC number does not show before an admin has approved it. */
function describeSuccess({ requested_name, company_name }: Organization): string {
  const success = 'Profile Edited Successfully';
  if (!requested_name) return success;
  const change = requested_name === company_name ? 'CAC number' : 'name';
  return `${success}. The new ${change} waits for approval.`;
}
