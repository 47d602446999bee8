import { buildPath, downloadInterviewCalendar, explain, type Interview } from '@foothold/shared/contract';
import { getInterviewState, type InterviewState } from '@foothold/shared/format';
import { ExternalLinkButton, Row, VisuallyHidden } from '@foothold/shared/ui';
import { CalendarPlus } from 'lucide-react';
import { ChooseDateForm } from './ChooseDateForm';
import type { ApplicationWithInterview } from './interview';
import { Venue } from './Venue';
import { ZonedTimes } from './ZonedTimes';

interface InterviewDetailsProps {
  application: ApplicationWithInterview;
  now: Date;
}

/** The dates to choose from or the confirmed one, a calendar file, and the venue. */
export function InterviewDetails({ application: { interview, job, status }, now }: InterviewDetailsProps) {
  const { confirmed_at, completed_at, starts_at, time_zone } = interview;
  const state = getInterviewState(interview, now);
  const isOver = state === 'Ended' || state === 'Live Now';
  const isInactive = status !== 'Interview';
  const isCancelled = (status === 'Withdrawn' || status === 'Rejected') && !completed_at;

  return (
    <>
      {isCancelled && <p>This interview does not take place.</p>}
      {isOver && !isCancelled && (
        <p>{completed_at ? 'This interview has taken place.' : explainStart(interview, state)}</p>
      )}
      {confirmed_at && !isCancelled && <p>You confirmed this date.</p>}
      {isOver || confirmed_at || isInactive ? (
        <ZonedTimes instant={starts_at} companyZone={time_zone} />
      ) : (
        // When the company offers other dates, the form starts empty.
        <ChooseDateForm key={getOfferKey(interview)} interview={interview} jobTitle={job.job_title} />
      )}
      {!completed_at && !isInactive && (
        <InterviewActions interview={interview} jobTitle={job.job_title} isOver={isOver} />
      )}
    </>
  );
}

function explainStart({ confirmed_at }: Interview, state: InterviewState): string {
  if (state === 'Live Now') return explain('interview_started');
  return confirmed_at
    ? 'The time of this interview has passed.'
    : 'No time was agreed before the preferred one passed.';
}

function InterviewActions({
  interview,
  jobTitle,
  isOver,
}: {
  interview: Interview;
  jobTitle: string;
  isOver: boolean;
}) {
  const calendarUrl = `/api${buildPath(downloadInterviewCalendar, { id: interview.id })}`;
  return (
    <Row $gap={2}>
      <Venue interview={interview} jobTitle={jobTitle} />
      {!isOver && (
        <ExternalLinkButton
          href={calendarUrl}
          target={undefined}
          download
          $tone="soft"
          $size="small"
          icon={CalendarPlus}
        >
          Add to calendar
          <VisuallyHidden>{` the interview for ${jobTitle}`}</VisuallyHidden>
        </ExternalLinkButton>
      )}
    </Row>
  );
}

const getOfferKey = ({ date, alt_date_1, alt_date_2 }: Interview) => [date, alt_date_1, alt_date_2].join();
