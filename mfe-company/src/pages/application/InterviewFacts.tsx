import type { Interview } from '@foothold/shared/contract';
import { zoneName } from '@foothold/shared/text';
import { OutLink, VisuallyHidden } from '@foothold/shared/ui';
import { useId } from 'react';
import { longDay, shortDay, timeOf, wallClockIn } from '../../clock';
import { Facts } from '../../Facts';

/** The interview that was offered: when, where, and what the applicant has said to it. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { date, starts_at, time_zone, alt_date_1, alt_date_2, confirmed_at, completed_at } = interview;
  const heading = useId();
  const today = wallClockIn(time_zone);
  const others = [alt_date_1, alt_date_2].map((other) => `${shortDay(other, today)}, ${timeOf(other)}`).join('\n');

  const facts = [
    {
      label: 'Interview',
      value: `${longDay(date, today)}, ${timeOf(date)}\n${zoneName(time_zone, new Date(starts_at))}`,
    },
    ...(completed_at ? [{ label: 'State', value: 'Completed' }] : answerOf(confirmed_at, others)),
    venueOf(interview),
  ];

  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        Interview
      </VisuallyHidden>
      <Facts facts={facts} />
    </section>
  );
}

const answerOf = (confirmed_at: string | null, others: string) =>
  confirmed_at ? [{ label: 'State', value: 'Date confirmed' }] : [{ label: 'Alternatives', value: others }];

function venueOf({ meet_link, place, phone_number }: Interview) {
  if (place) return { label: 'Place', value: place };
  if (phone_number) return { label: 'Telephone', value: phone_number };
  return { label: 'Meeting link', value: meet_link ? <Meeting href={meet_link} /> : 'None' };
}

const Meeting = ({ href }: { href: string }) => (
  <OutLink href={href} target="_blank" rel="noreferrer">
    {href.replace(/^https:\/\//, '')}
  </OutLink>
);
