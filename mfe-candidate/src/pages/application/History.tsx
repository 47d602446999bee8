import { useIdentity } from '@foothold/shared/auth';
import type { ApplicationEvent, ApplicationEventKind, WholeApplication } from '@foothold/shared/contract';
import { momentOf, type Step, Timeline } from '@foothold/shared/ui';
import { shortTime } from '../../interview/interviewTimes';

/** What happened to an application, when and by whom, and what is still to come. */
export function History({ application: { timeline, status, interview } }: { application: WholeApplication }) {
  const self = useIdentity()?.name;
  const decided = ['Accepted', 'Rejected', 'Withdrawn'].includes(status);
  const steps = timeline.map((event, index): Step => {
    const isLast = index === timeline.length - 1;
    const detail = <Detail event={event} self={self} zone={interview?.time_zone} />;
    return { label: words[event.kind], detail, state: isLast ? 'now' : 'done' };
  });
  return <Timeline label="What happened" steps={decided ? steps : [...steps, decision]} />;
}

const decision: Step = { label: 'Decision', detail: 'The company has not decided yet', state: 'ahead' };

const words: Record<ApplicationEventKind, string> = {
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

interface DetailProps {
  event: ApplicationEvent;
  /** The reader's own name. */
  self: string | undefined;
  /** The company's time zone, where there is an interview. */
  zone: string | undefined;
}

/** When it was done and who did it; below, the interview's time as it then was. */
function Detail({ event: { kind, at, by, starts_at }, self, zone }: DetailProps) {
  const who = byStudent.has(kind) || by === self ? 'you' : by;
  return (
    <>
      <time dateTime={at}>{momentOf(at)}</time>
      {who && `, by ${who}`}
      {starts_at && zone && (
        <>
          <br />
          {`For ${shortTime(starts_at, zone)}`}
        </>
      )}
    </>
  );
}

const byStudent = new Set<ApplicationEventKind>(['applied', 'interview_chosen', 'interview_kept', 'withdrawn']);
