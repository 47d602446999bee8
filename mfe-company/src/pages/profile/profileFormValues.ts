import type { Input, Organization, UnparsedInput, updateOrganization } from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';

export type ProfileFormValues = UnparsedInput<typeof updateOrganization>;
export type ValidatedProfileValues = Input<typeof updateOrganization>;
export type ProfileFormState = EndpointForm<ProfileFormValues, ValidatedProfileValues>;

export const toFormValues = (organization: Organization): ProfileFormValues => ({
  // What was asked for: saving another field must not take the request back.
  company_name: organization.requested_name ?? organization.company_name,
  company_state: organization.company_state ?? '',
  company_street_address: organization.company_street_address ?? '',
  phone: organization.phone ?? '',
  company_cac_number:
    (organization.requested_name ? organization.requested_cac_number : organization.company_cac_number) ?? '',
  interview_link: organization.interview_link ?? '',
  website: organization.website ?? '',
  about: organization.about ?? '',
  time_zone: organization.time_zone,
});
