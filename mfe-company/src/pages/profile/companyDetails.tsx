import type { Organization } from '@foothold/shared/contract';
import { BreakableText, ExternalLink, TextBlocks } from '@foothold/shared/ui';

const notProvided = 'Not provided';

export const listCompanyDetails = (organization: Organization, email: string) => [
  { label: 'Company name', value: organization.company_name },
  { label: 'Email', value: email },
  { label: 'Phone', value: organization.phone || notProvided },
  { label: 'Address', value: organization.company_street_address || notProvided },
  { label: 'State', value: organization.company_state || notProvided },
  { label: 'CAC number', value: organization.company_cac_number || notProvided },
  { label: 'Interview link', value: renderLink(organization.interview_link) },
  { label: 'Website', value: renderLink(organization.website) },
  { label: 'About', value: organization.about ? <TextBlocks>{organization.about}</TextBlocks> : notProvided },
  { label: 'Time zone', value: organization.time_zone },
];

/** Safe as a link, because the server accepts https URLs only. */
const renderLink = (address: string | null) =>
  address ? (
    <ExternalLink href={address} target="_blank" rel="noopener noreferrer">
      <BreakableText>{address}</BreakableText>
    </ExternalLink>
  ) : (
    notProvided
  );
