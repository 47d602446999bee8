import { buildPath, downloadInterviewCalendar, explain, type Interview } from '@foothold/shared/contract';
import { getInterviewState, type InterviewState } from '@foothold/shared/format';
import { ExternalLinkButton, Row, VisuallyHidden } from '@foothold/shared/ui';
import { CalendarPlus } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { ChooseDateForm } from './ChooseDateForm';
import { DeclineDates } from './DeclineDates';
import type { ApplicationWithInterview } from './interview';
import { Venue } from './Venue';
import { ZonedTimes } from './ZonedTimes';

interface InterviewDetailsProps {
  application: ApplicationWithInterview;
  now: Date;
}

/** The dates to choose from or the confirmed one, a calendar file, and the venue. */
export function InterviewDetails({
  application: { interview, job, organization, status },
  now,
}: InterviewDetailsProps) {
  const { completed_at, confirmed_at, starts_at, time_zone } = interview;
  const state = getInterviewState(interview, now);
  const about = { interview, jobTitle: job.job_title };

  if (status !== 'Interview') {
    const isAccepted = status === 'Accepted';
    const isAhead = !completed_at && Date.parse(starts_at) > now.getTime();
    const isCancelled = isAccepted ? isAhead && !confirmed_at : !completed_at;
    const isOpen = isAccepted && isAhead && confirmed_at;
    return (
      <>
        {isCancelled && <p>This interview does not take place.</p>}
        {completed_at && <p>{sentences.held}</p>}
        {isOpen && <p>You were accepted before it. Ask the company whether you still meet.</p>}
        <ZonedTimes instant={starts_at} companyZone={time_zone} />
      </>
    );
  }
  if (state === 'New times asked for') {
    const company = organization.company_name || 'the company';
    return (
      <Wrapping>{`You asked for other times; ${company} will offer new ones here. You wrote: “${interview.decline_note}”`}</Wrapping>
    );
  }
  if (state === 'Awaiting answer') {
    return (
      <>
        {/* When the company offers other dates, the forms start empty. */}
        <Fragment key={getOfferKey(interview)}>
          <ChooseDateForm {...about} />
          <DeclineDates {...about} label="None of these suits me" />
        </Fragment>
        <InterviewActions {...about} state={state} />
      </>
    );
  }
  return (
    <>
      <p>{describeSettled(interview, state)}</p>
      <ZonedTimes instant={starts_at} companyZone={time_zone} />
      {state !== 'Ended' && <InterviewActions {...about} state={state} />}
      {canAskForOthers(interview, state) && <DeclineDates {...about} label="Ask for other times" />}
    </>
  );
}

const isUnanswered = ({ confirmed_at, completed_at }: Interview, state: InterviewState) =>
  state === 'Ended' && !confirmed_at && !completed_at;

const canAskForOthers = (interview: Interview, state: InterviewState) =>
  state === 'Confirmed' || state === 'Starting soon' || isUnanswered(interview, state);

const sentences = {
  held: 'This interview has taken place.',
  passed: 'The time of this interview has passed.',
  unanswered: 'No time was agreed before the preferred one passed.',
  confirmed: 'You confirmed this date.',
};

function describeSettled(interview: Interview, state: InterviewState): string {
  if (interview.completed_at) return sentences.held;
  if (state === 'Live Now') return explain('interview_started');
  if (state !== 'Ended') return sentences.confirmed;
  return isUnanswered(interview, state) ? sentences.unanswered : sentences.passed;
}

interface InterviewActionsProps {
  interview: Interview;
  jobTitle: string;
  state: InterviewState;
}

function InterviewActions({ interview, jobTitle, state }: InterviewActionsProps) {
  const calendarUrl = `/api${buildPath(downloadInterviewCalendar, { id: interview.id })}`;
  return (
    <Row $gap={2}>
      <Venue interview={interview} jobTitle={jobTitle} />
      {state !== 'Live Now' && (
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

const Wrapping = styled.p`overflow-wrap: anywhere;`;
