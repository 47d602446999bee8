import { useIdentity } from '@foothold/shared/auth';
import type { ApplicationEvent, ApplicationEventKind, WholeApplication } from '@foothold/shared/contract';
import { formatRelativeDateTime, type Step, Timeline } from '@foothold/shared/ui';
import { formatShortTime } from '../../interview/interviewTimes';

/** What happened to an application, when and by whom, and what is still to come. */
export function ApplicationHistory({
  application: { timeline, status, interview },
}: {
  application: WholeApplication;
}) {
  const ownName = useIdentity()?.name;
  const isDecided = ['Accepted', 'Rejected', 'Withdrawn'].includes(status);
  const steps = timeline.map((event, index): Step => {
    const isLast = index === timeline.length - 1;
    const detail = <EventDetail event={event} ownName={ownName} zone={interview?.time_zone} />;
    return { label: eventLabels[event.kind], detail, state: isLast ? 'now' : 'done' };
  });
  return <Timeline label="What happened" steps={isDecided ? steps : [...steps, pendingDecision]} />;
}

const pendingDecision: Step = { label: 'Decision', detail: 'The company has not decided yet', state: 'ahead' };

const eventLabels: Record<ApplicationEventKind, string> = {
  applied: 'Applied',
  viewed: 'Viewed',
  interview_offered: 'Interview offered',
  interview_moved: 'Other dates offered',
  interview_chosen: 'Another date chosen',
  interview_kept: 'Date kept',
  interview_completed: 'Interview held',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

interface EventDetailProps {
  event: ApplicationEvent;
  /** The reader's own name. */
  ownName: string | undefined;
  /** The company's time zone, where there is an interview. */
  zone: string | undefined;
}

/** When it was done and who did it; below, the interview's time as it then was. */
function EventDetail({ event: { kind, at, by, starts_at }, ownName: self, zone }: EventDetailProps) {
  const who = studentEvents.has(kind) || by === self ? 'you' : by;
  return (
    <>
      <time dateTime={at}>{formatRelativeDateTime(at)}</time>
      {who && `, by ${who}`}
      {starts_at && zone && (
        <>
          <br />
          {`For ${formatShortTime(starts_at, zone)}`}
        </>
      )}
    </>
  );
}

const studentEvents = new Set<ApplicationEventKind>(['applied', 'interview_chosen', 'interview_kept', 'withdrawn']);
