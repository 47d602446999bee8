import type { Organization } from '@foothold/shared/contract';

const missing = 'Not provided';

/** A company's profile as names and values. */
export const factsOf = (organization: Organization, email: string) => [
  { label: 'Company name', value: organization.company_name },
  { label: 'Email', value: email },
  { label: 'Phone', value: organization.phone || missing },
  { label: 'Address', value: organization.company_street_address || missing },
  { label: 'State', value: organization.company_state || missing },
  { label: 'CAC number', value: organization.company_cac_number || missing },
  { label: 'Interview link', value: organization.interview_link || missing },
];
