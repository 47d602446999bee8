import { currentIdentity, signedIn } from '@foothold/shared/auth';
import { type Draft, type Input, type Organization, updateOrganization } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { useNavigate } from '@foothold/shared/router';
import { Button, Card, FormNotice, LinkButton, Row, Stack, TextField, toast } from '@foothold/shared/ui';
import { paths } from '../../paths';
import { StateField } from './StateField';

interface ProfileFormProps {
  organization: Organization;
  email: string;
  /** States to choose from, or null where they could not be fetched. */
  locations: readonly string[] | null;
}

/** A company changes what others see of it. */
export function ProfileForm({ organization, email, locations }: ProfileFormProps) {
  const navigate = useNavigate();

  const form = useEndpointForm<typeof updateOrganization, ProfileDraft, ProfileValues>(updateOrganization, {
    rules: updateOrganization.body,
    defaultValues: draftOf(organization),
    send: (body) => ({ params: { id: organization.id }, body }),
    onDone: async ({ organization: { company_name } }) => {
      rename(company_name);
      toast.success('Profile Edited Successfully');
      await navigate(paths.profile);
    },
    onFail: () => {
      toast.error('Failed to update company profile');
      return undefined;
    },
  });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof ProfileDraft) => ({ error: errors[name]?.message, ...form.register(name) });

  return (
    <Card as="form" onSubmit={form.submit} noValidate>
      <Stack>
        <TextField label="Company name" autoComplete="organization" {...field('company_name')} />
        <TextField label="Email" type="email" readOnly value={email} hint="You log in with this address." />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Address" autoComplete="street-address" {...field('company_street_address')} />
        <StateField states={locations} current={organization.company_state} {...field('company_state')} />
        <TextField label="CAC number" optional autoComplete="off" {...field('company_cac_number')} />
        <TextField
          label="Interview link"
          type="url"
          optional
          hint="The room of your interviews. It starts with https://"
          {...field('interview_link')}
        />
        {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
        <Row>
          <Button type="submit" $tone="primary" busy={isSubmitting} busyLabel="Saving...">
            Save Changes
          </Button>
          <LinkButton to={paths.profile} $tone="soft">
            Cancel
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

type ProfileDraft = Draft<typeof updateOrganization>;
type ProfileValues = Input<typeof updateOrganization>;

const draftOf = (organization: Organization): ProfileDraft => ({
  company_name: organization.company_name,
  company_state: organization.company_state ?? '',
  company_street_address: organization.company_street_address ?? '',
  phone: organization.phone ?? '',
  company_cac_number: organization.company_cac_number ?? '',
  interview_link: organization.interview_link ?? '',
});

/** The sidebar knows the company by its new name at once. */
function rename(name: string): void {
  const identity = currentIdentity();
  if (identity) signedIn({ ...identity, name });
}
