import { useIdentity } from '@foothold/shared/auth';
import type { Application } from '@foothold/shared/contract';
import { momentOf, type Step, Timeline } from '@foothold/shared/ui';
import { isDecided } from './decided';

type Event = NonNullable<Application['timeline']>[number];

/** What has happened to an application, and what is still to come. */
export function Progress({ application }: { application: Application }) {
  const self = useIdentity()?.name;
  const events = latestOfEach(application.timeline ?? []);
  const past = events.map((event): Step => ({ label: event.status, detail: tell(event, self), state: 'done' }));

  return <Timeline label="Progress" steps={isDecided(application) ? here(past) : [...past, ...ahead(application)]} />;
}

const decision = { label: 'Decision', detail: 'Accept or reject' };
const invitation: Step = { label: 'Interview', detail: 'Not scheduled yet', state: 'now' };

const ahead = ({ interview }: Application): Step[] =>
  interview ? [{ ...decision, state: 'now' }] : [invitation, { ...decision, state: 'ahead' }];

const here = (steps: Step[]): Step[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, state: 'now' } : step));

/** A second offer of an interview replaces the first; what became of an offer stands under the interview. */
const latestOfEach = (events: readonly Event[]) => [
  ...new Map(events.filter(({ kind }) => !answers.includes(kind)).map((event) => [event.status, event])).values(),
];

const answers: readonly Event['kind'][] = ['interview_chosen', 'interview_kept', 'interview_completed'];

const byApplicant: readonly Event['status'][] = ['Applied', 'Withdrawn'];

function tell({ status, at, by }: Event, self: string | undefined): string {
  if (!by || byApplicant.includes(status)) return momentOf(at);
  return `${momentOf(at)}, by ${by === self ? 'you' : by}`;
}
