import { useNow } from '@foothold/shared/area';
import type { Application, Interview } from '@foothold/shared/contract';
import { formatTimeZone, getInterviewState } from '@foothold/shared/format';
import { BreakableText, ExternalLink, VisuallyHidden } from '@foothold/shared/ui';
import { useId } from 'react';
import { DetailList } from '../../details/DetailList';
import { formatLongDay, formatShortDay, formatWallClock, getTimePart } from '../../format/wallClock';

interface InterviewDetailsProps {
  interview: Interview;
  /** Of the application, if it has one: then an interview that was not held has no state any more. */
  decision: Decision | null;
}

type Decision = Pick<NonNullable<Application['timeline']>[number], 'status' | 'at'>;

/** The offered interview: date, venue and the applicant's response. */
export function InterviewDetails({ interview, decision }: InterviewDetailsProps) {
  const { date, starts_at, time_zone, alt_date_1, alt_date_2 } = interview;
  const now = useNow();
  const state = getInterviewState(interview, now);
  const isCalledOff = decision !== null && isEndedBy(decision, interview);
  const isLeftOpen =
    decision !== null && !isCalledOff && !interview.completed_at && Date.parse(starts_at) > now.getTime();
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
    ...(decision && !interview.completed_at ? [] : [{ label: 'State', value: state }]),
    ...(isCalledOff ? [{ label: 'State', value: 'Called off' }] : []),
    ...(isLeftOpen ? [{ label: 'State', value: 'Left open: agree whether you still meet' }] : []),
    ...(interview.decline_note ? [{ label: 'None of the dates suits', value: `“${interview.decline_note}”` }] : []),
    ...(state === 'Awaiting answer' && !decision ? [{ label: 'Alternatives', value: alternatives }] : []),
    ...(isCalledOff ? [] : [getVenueDetail(interview)]),
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

/** An acceptance leaves an agreed interview in the calendars; the two parties agree whether they still meet. */
const isEndedBy = ({ status, at }: Decision, { starts_at, confirmed_at, completed_at }: Interview) =>
  !(status === 'Accepted' && confirmed_at) && !completed_at && Date.parse(at) < Date.parse(starts_at);

function getVenueDetail({ meet_link, place, phone_number }: Interview) {
  if (place) return { label: 'Place', value: place };
  if (phone_number) return { label: 'Telephone', value: phone_number };
  return { label: 'Meeting link', value: meet_link ? <MeetingLink href={meet_link} /> : 'None' };
}

const MeetingLink = ({ href }: { href: string }) => (
  <ExternalLink href={href} target="_blank" rel="noreferrer">
    <BreakableText>{href.replace(/^https:\/\//, '')}</BreakableText>
  </ExternalLink>
);
