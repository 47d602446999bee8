import type { Organization } from '@foothold/shared/contract';

/** What a company says of itself, as a form shows it. */
export const toCompanyFormValues = (organization: Organization) => ({
  company_name: organization.company_name,
  phone: organization.phone ?? '',
  company_street_address: organization.company_street_address ?? '',
  company_state: organization.company_state ?? '',
  company_cac_number: organization.company_cac_number ?? '',
  interview_link: organization.interview_link ?? '',
});
