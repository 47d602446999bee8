import { useIdentity } from '@foothold/shared/auth';
import { type Application, rejectionReasonLabels } from '@foothold/shared/contract';
import { formatDayAndMonth, formatFinished, getInterviewState } from '@foothold/shared/format';
import { formatRelativeDateTime, type Step, Timeline } from '@foothold/shared/ui';
import { isDecided } from '../../applications/application';

type TimelineEvent = NonNullable<Application['timeline']>[number];

/** Past events of an application and the steps ahead. */
export function Progress({ application }: { application: Application }) {
  const self = useIdentity()?.name;
  const events = findLatestPerStatus(application.timeline ?? []);
  const past = events.map(
    (event): Step => ({
      label: event.status,
      detail: formatEventDetail(event, self, application) + formatReason(event, application),
      state: 'done',
    }),
  );

  return (
    <Timeline
      label="Progress"
      steps={isDecided(application) ? markLastAsCurrent(past) : addStepsAhead(past, application)}
    />
  );
}

const createDecisionStep = ({ reply_due_on, replied_at }: Application) => ({
  label: 'Decision',
  detail:
    reply_due_on !== null && replied_at === null
      ? `You promised a reply by ${formatDayAndMonth(reply_due_on)}`
      : 'Accept or reject',
});
const invitationStep: Step = { label: 'Interview', detail: 'Not scheduled yet', state: 'now' };

/** An interview that has been offered stays the current step until it has ended. */
function addStepsAhead(past: Step[], application: Application): Step[] {
  const { interview } = application;
  const decisionStep = createDecisionStep(application);
  if (!interview) return [...past, invitationStep, { ...decisionStep, state: 'ahead' }];
  if (getInterviewState(interview) === 'Ended') return [...past, { ...decisionStep, state: 'now' }];
  return [...markLastAsCurrent(past), { ...decisionStep, state: 'ahead' }];
}

const markLastAsCurrent = (steps: Step[]): Step[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, state: 'now' } : step));

/** A new interview offer replaces an earlier one. Responses to an offer are shown with the interview instead. */
const findLatestPerStatus = (events: readonly TimelineEvent[]) => [
  ...new Map(
    events.filter(({ kind }) => !interviewResponseKinds.includes(kind)).map((event) => [event.status, event]),
  ).values(),
];

const interviewResponseKinds: readonly TimelineEvent['kind'][] = [
  'interview_chosen',
  'interview_kept',
  'interview_declined',
  'interview_completed',
];

/** What the company said when it rejected: '. Location: “We cannot move you.”' */
function formatReason({ status }: TimelineEvent, { rejection_reason, rejection_line }: Application): string {
  if (status !== 'Rejected' || !rejection_reason) return '';
  const label = rejectionReasonLabels[rejection_reason];
  return rejection_line ? `. ${label}: “${rejection_line}”` : `. ${label}`;
}

const applicantStatuses: readonly TimelineEvent['status'][] = ['Applied', 'Withdrawn'];

function formatEventDetail(
  { kind, status, at, by }: TimelineEvent,
  self: string | undefined,
  application: Application,
): string {
  const finished = kind === 'applied' ? formatFinished(application, 'received') : null;
  if (finished) return finished;
  if (!by || applicantStatuses.includes(status)) return formatRelativeDateTime(at);
  return `${formatRelativeDateTime(at)}, by ${by === self ? 'you' : by}`;
}
