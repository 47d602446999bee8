import type { Interview } from '@foothold/shared/contract';
import { formatTimeZone } from '@foothold/shared/format';
import { ExternalLink, VisuallyHidden } from '@foothold/shared/ui';
import { useId } from 'react';
import { DetailList } from '../../details/DetailList';
import { formatLongDay, formatShortDay, formatWallClock, getTimePart } from '../../format/wallClock';

/** The offered interview: date, venue and the applicant's response. */
export function InterviewDetails({ interview }: { interview: Interview }) {
  const { date, starts_at, time_zone, alt_date_1, alt_date_2, confirmed_at, completed_at } = interview;
  const heading = useId();
  const today = formatWallClock(time_zone);
  const alternatives = [alt_date_1, alt_date_2]
    .map((alternative) => `${formatShortDay(alternative, today)}, ${getTimePart(alternative)}`)
    .join('\n');

  const details = [
    {
      label: 'Interview',
      value: `${formatLongDay(date, today)}, ${getTimePart(date)}\n${formatTimeZone(time_zone, new Date(starts_at))}`,
    },
    ...(completed_at ? [{ label: 'State', value: 'Completed' }] : getStatusDetails(confirmed_at, alternatives)),
    getVenueDetail(interview),
  ];

  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        Interview
      </VisuallyHidden>
      <DetailList details={details} />
    </section>
  );
}

const getStatusDetails = (confirmed_at: string | null, alternatives: string) =>
  confirmed_at ? [{ label: 'State', value: 'Date confirmed' }] : [{ label: 'Alternatives', value: alternatives }];

function getVenueDetail({ meet_link, place, phone_number }: Interview) {
  if (place) return { label: 'Place', value: place };
  if (phone_number) return { label: 'Telephone', value: phone_number };
  return { label: 'Meeting link', value: meet_link ? <MeetingLink href={meet_link} /> : 'None' };
}

const MeetingLink = ({ href }: { href: string }) => (
  <ExternalLink href={href} target="_blank" rel="noreferrer">
    {href.replace(/^https:\/\//, '')}
  </ExternalLink>
);
