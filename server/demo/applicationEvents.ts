import type { NewRow } from '../src/platform/db';
import type { DemoApplication } from './applications';
import type { DemoInterview } from './interviews';
import type { Status } from './matchStudents';

type Event = NewRow<'application_events'> & { created_at: Date };

/** What happened to each application, oldest first: its steps, and what became of its interview. */
export function createApplicationEvents(
  applications: readonly DemoApplication[],
  interviews: readonly DemoInterview[],
): (Event & { id: number })[] {
  const offers = new Map(interviews.map(({ row }) => [row.application_id, row]));
  const events = [
    ...applications.flatMap((application) => toStatusEvents(application, offers.get(application.row.id))),
    ...interviews.flatMap(toInterviewEvents),
  ];
  events.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return events.map((event, index) => ({ id: index + 1, ...event }));
}

const toStatusEvents = ({ row, steps, job }: DemoApplication, offer: DemoInterview['row'] | undefined): Event[] =>
  steps.map(({ status, at, by }) => ({
    application_id: row.id,
    kind: kinds[status],
    status,
    starts_at: status === 'Interview' ? offer?.starts_at : null,
    actor_user_id: by === 'student' ? row.user_id : job.company.user_id,
    created_at: at,
  }));

const kinds = {
  Applied: 'applied',
  Viewed: 'viewed',
  Interview: 'interview_offered',
  Accepted: 'accepted',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
} as const satisfies Record<Status, Event['kind']>;

function toInterviewEvents({ row, application }: DemoInterview): Event[] {
  const { application_id, starts_at } = row;
  const about = { application_id, status: 'Interview', starts_at } as const;
  const student = { ...about, kind: 'interview_kept', actor_user_id: row.user_id } as const;
  const company = { ...about, kind: 'interview_completed', actor_user_id: application.job.company.user_id } as const;
  return [
    ...(row.confirmed_at ? [{ ...student, created_at: row.confirmed_at }] : []),
    ...(row.completed_at ? [{ ...company, created_at: row.completed_at }] : []),
  ];
}
