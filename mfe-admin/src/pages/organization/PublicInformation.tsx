import type { OrganizationDetails } from '@foothold/shared/contract/admin';
import { formatWebsite } from '@foothold/shared/format';
import { Avatar, ExternalLink, TextBlocks } from '@foothold/shared/ui';
import { InformationCard } from '../../cards/InformationCard';

/** What the company publishes about itself, which an admin reviews too. Nothing if it publishes nothing. */
export function PublicInformation({
  organization: { company_name, logo, website, about },
}: {
  organization: OrganizationDetails;
}) {
  const details = [
    { label: 'Logo', value: logo && <Avatar name={company_name} logo={logo} size={76} /> },
    {
      label: 'Website',
      value: website && (
        <ExternalLink href={website} target="_blank" rel="noreferrer nofollow">
          {formatWebsite(website)}
        </ExternalLink>
      ),
    },
    { label: 'About', value: about && <TextBlocks>{about}</TextBlocks> },
  ].filter(({ value }) => value);
  return details.length > 0 ? <InformationCard title="Public page" details={details} /> : null;
}
