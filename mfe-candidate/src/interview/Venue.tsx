import type { Interview } from '@foothold/shared/contract';
import { ExternalLinkButton, Meta, SecondaryText, VisuallyHidden } from '@foothold/shared/ui';
import { Phone, Video } from 'lucide-react';
import styled from 'styled-components';

/** Where an interview is held: an address, a number to call, or a link to the meeting. Nothing is joined before a date is settled. */
export function Venue({
  interview: { meet_link, place, phone_number, confirmed_at },
  jobTitle,
}: {
  interview: Interview;
  jobTitle: string;
}) {
  if (place) return <Address>{`Come to: ${place}`}</Address>;
  if (phone_number && !confirmed_at) return <Meta>{`By telephone: you call ${phone_number}.`}</Meta>;
  if (phone_number) {
    return (
      <ExternalLinkButton href={`tel:${phone_number}`} target={undefined} $tone="soft" $size="small" icon={Phone}>
        Call {phone_number}
        <VisuallyHidden>{` for ${jobTitle}`}</VisuallyHidden>
      </ExternalLinkButton>
    );
  }
  if (!meet_link) return <Meta>The company has not given a meeting link yet.</Meta>;
  if (!confirmed_at) return <Meta>Online: the meeting link is here once you have chosen a time.</Meta>;
  return (
    <ExternalLinkButton href={meet_link} $tone="soft" $size="small" icon={Video}>
      Join Meeting
      <VisuallyHidden>{` for ${jobTitle}, opens in a new tab`}</VisuallyHidden>
    </ExternalLinkButton>
  );
}

// On a line of its own above the buttons, because an address is long.
const Address = styled(SecondaryText)`flex-basis: 100%; overflow-wrap: anywhere;`;
