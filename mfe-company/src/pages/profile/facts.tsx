import type { Organization } from '@foothold/shared/contract';
import { OutLink, TextBlocks } from '@foothold/shared/ui';

const missing = 'Not provided';

/** A company's profile as names and values. */
export const factsOf = (organization: Organization, email: string) => [
  { label: 'Company name', value: organization.company_name },
  { label: 'Email', value: email },
  { label: 'Phone', value: organization.phone || missing },
  { label: 'Address', value: organization.company_street_address || missing },
  { label: 'State', value: organization.company_state || missing },
  { label: 'CAC number', value: organization.company_cac_number || missing },
  { label: 'Interview link', value: linkTo(organization.interview_link) },
  { label: 'Website', value: linkTo(organization.website) },
  { label: 'About', value: organization.about ? <TextBlocks>{organization.about}</TextBlocks> : missing },
  { label: 'Time zone', value: organization.time_zone },
];

/** Links are taken with https only, so that whatever is kept may be followed. */
const linkTo = (address: string | null) =>
  address ? (
    <OutLink href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </OutLink>
  ) : (
    missing
  );
