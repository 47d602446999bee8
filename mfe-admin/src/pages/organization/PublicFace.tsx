import { formatWebsite } from '@foothold/shared/text';
import { Avatar, OutLink, TextBlocks } from '@foothold/shared/ui';
import { InformationCard } from '../../details/InformationCard';
import type { Details } from './details';

/** What the company adds for everybody to read: an admin decides about that too. */
export function PublicFace({ organization: { company_name, logo, website, about } }: { organization: Details }) {
  const facts = [
    { label: 'Logo', value: logo && <Avatar name={company_name} logo={logo} size={76} /> },
    {
      label: 'Website',
      value: website && (
        <OutLink href={website} target="_blank" rel="noreferrer nofollow">
          {formatWebsite(website)}
        </OutLink>
      ),
    },
    { label: 'About', value: about && <TextBlocks>{about}</TextBlocks> },
  ].filter(({ value }) => value);
  return facts.length > 0 ? <InformationCard title="Public page" facts={facts} /> : null;
}
