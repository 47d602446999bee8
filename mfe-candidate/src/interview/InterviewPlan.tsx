import { explain, type Interview, interviewCalendar, pathTo } from '@foothold/shared/contract';
import { OutButton, Row, StatusBadge, VisuallyHidden } from '@foothold/shared/ui';
import { CalendarPlus } from 'lucide-react';
import { Clocks } from './Clocks';
import { DateChoice } from './DateChoice';
import { hasStarted } from './interviewTimes';
import type { Invited } from './invited';
import { Venue } from './Venue';

/** When and where: the dates to choose from, or the one that is settled, for the calendar, and the way to the meeting. */
export function InterviewPlan({ application: { interview, job, status } }: { application: Invited }) {
  const { confirmed_at, completed_at, starts_at, time_zone } = interview;
  const isOver = completed_at !== null || hasStarted(interview);
  const isOff = status !== 'Interview';
  const isCalledOff = (status === 'Withdrawn' || status === 'Rejected') && !completed_at;

  return (
    <>
      {isCalledOff && <p>This interview does not take place.</p>}
      {isOver && !isCalledOff && (
        <p>{completed_at ? 'This interview has taken place.' : explain('interview_started')}</p>
      )}
      {confirmed_at && !isCalledOff && <p>You confirmed this date.</p>}
      {isOver || confirmed_at || isOff ? (
        <Clocks instant={starts_at} zone={time_zone} />
      ) : (
        // A new offer is a new choice.
        <DateChoice key={offerOf(interview)} interview={interview} of={job.job_title} />
      )}
      {!completed_at && !isOff && <Ways interview={interview} of={job.job_title} isOver={isOver} />}
    </>
  );
}

/** How far an interview has come, in one word. */
export const InterviewBadge = ({ interview }: { interview: Interview }) => (
  <StatusBadge status={standingOf(interview)} />
);

function standingOf(interview: Interview) {
  if (interview.completed_at) return 'Completed';
  if (interview.confirmed_at) return 'Scheduled';
  return hasStarted(interview) ? 'Interview' : 'Pending';
}

function Ways({ interview, of, isOver }: { interview: Interview; of: string; isOver: boolean }) {
  const calendar = `/api${pathTo(interviewCalendar, { id: interview.id })}`;
  return (
    <Row $gap={2}>
      <Venue interview={interview} of={of} />
      {!isOver && (
        <OutButton href={calendar} target={undefined} download $tone="soft" $size="small" icon={CalendarPlus}>
          Add to calendar
          <VisuallyHidden>{` the interview for ${of}`}</VisuallyHidden>
        </OutButton>
      )}
    </Row>
  );
}

const offerOf = ({ date, alt_date_1, alt_date_2 }: Interview) => [date, alt_date_1, alt_date_2].join();
