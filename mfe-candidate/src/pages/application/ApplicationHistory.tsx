import { useNow } from '@foothold/shared/area';
import { useIdentity } from '@foothold/shared/auth';
import type { ApplicationEvent, ApplicationEventKind, WholeApplication } from '@foothold/shared/contract';
import { formatDayAndMonth, formatFinished } from '@foothold/shared/format';
import { formatRelativeDateTime, type Step, Timeline } from '@foothold/shared/ui';
import { findLateReply, hasNoReply } from '../../applications/reply';
import { formatShortTime } from '../../interview/interview';

/** The events of an application, and the decision while it is pending. */
export function ApplicationHistory({ application }: { application: WholeApplication }) {
  const { timeline, status, interview, reply_due_on, replied_at } = application;
  const { acceptance_answer, acceptance_answered_at } = application;
  const isOverdue = hasNoReply(application, useNow());
  const ownName = useIdentity()?.name;
  const isDecided = ['Accepted', 'Rejected', 'Withdrawn'].includes(status);
  const events = timeline.map((event): Happened => {
    const finished = event.kind === 'applied' ? formatFinished(application, 'sent') : null;
    const detail = finished ?? <EventDetail event={event} ownName={ownName} companyZone={interview?.time_zone} />;
    return { at: event.at, label: eventLabels[event.kind], detail };
  });
  const happened = [...events, ...listLateReplies(application)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const steps = happened.map(({ label, detail }, index): Step => {
    const isLast = index === happened.length - 1;
    return { label, detail, state: isLast ? 'now' : 'done' };
  });
  if (acceptance_answer && acceptance_answered_at) {
    const detail = `${formatRelativeDateTime(acceptance_answered_at)}, by you`;
    const answer: Step = { label: answerLabels[acceptance_answer], detail, state: 'now' };
    return <Timeline label="What happened" steps={[...steps.map(markDone), answer]} />;
  }
  const reply = replied_at === null && reply_due_on !== null ? [toPendingReply(reply_due_on, isOverdue)] : [];
  const past = isOverdue ? steps.map(markDone) : steps;
  return <Timeline label="What happened" steps={isDecided ? steps : [...past, ...reply, pendingDecision]} />;
}

type Happened = Pick<Step, 'label' | 'detail'> & { at: string };

/** A promise that was broken stays told, whatever the reply was. */
function listLateReplies(application: WholeApplication): Happened[] {
  const at = findLateReply(application);
  const { reply_due_on: due } = application;
  if (!at || !due) return [];
  const detail = (
    <>
      <time dateTime={at}>{formatRelativeDateTime(at)}</time>
      {', promised by '}
      <time dateTime={due}>{formatDayAndMonth(due)}</time>
    </>
  );
  return [{ at, label: 'Replied late', detail }];
}

const toPendingReply = (due: string, isOverdue: boolean): Step => ({
  label: isOverdue ? 'No reply' : 'Reply',
  detail: (
    <>
      {isOverdue ? 'The company had promised one by ' : 'The company has promised one by '}
      <time dateTime={due}>{formatDayAndMonth(due)}</time>
    </>
  ),
  state: isOverdue ? 'now' : 'ahead',
});

const answerLabels = { confirmed: 'Confirmed', declined: 'Declined' };
const markDone = (step: Step): Step => ({ ...step, state: 'done' });

const pendingDecision: Step = { label: 'Decision', detail: 'The company has not decided yet', state: 'ahead' };

const eventLabels: Record<ApplicationEventKind, string> = {
  applied: 'Applied',
  viewed: 'Viewed',
  interview_offered: 'Interview offered',
  interview_moved: 'Other dates offered',
  interview_chosen: 'Another date chosen',
  interview_kept: 'Preferred date chosen',
  interview_declined: 'Other times asked for',
  interview_completed: 'Interview held',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

interface EventDetailProps {
  event: ApplicationEvent;
  ownName: string | undefined;
  /** The company's time zone; undefined without an interview. */
  companyZone: string | undefined;
}

/** When it happened and who did it, and the interview's time as of then. */
function EventDetail({ event: { kind, at, by, starts_at }, ownName, companyZone }: EventDetailProps) {
  const actor = studentEvents.has(kind) || by === ownName ? 'you' : by;
  return (
    <>
      <time dateTime={at}>{formatRelativeDateTime(at)}</time>
      {actor && `, by ${actor}`}
      {starts_at && companyZone && (
        <>
          <br />
          {`For ${formatShortTime(starts_at, companyZone)}`}
        </>
      )}
    </>
  );
}

const studentEvents = new Set<ApplicationEventKind>([
  ...(['applied', 'interview_chosen', 'interview_kept', 'interview_declined', 'withdrawn'] as const),
]);
