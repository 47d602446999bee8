import { formatDecision } from '../src/admin/notificationTexts';
import { statusNotifications } from '../src/hiring/applications/notificationTexts';
import { formatOfferedDates } from '../src/hiring/interviews/interviewTexts';
import { formatChosenDate, formatInvitation } from '../src/hiring/interviews/notificationTexts';
import type { NewRow } from '../src/platform/db';
import { formatTimeWithZone } from '../src/platform/time/formatTime';
import type { DemoCompany } from './accounts';
import type { DemoApplication } from './applications';
import { day } from './dates';
import { type DemoInterview, getInvitedAt } from './interviews';

type Notification = NewRow<'notifications'> & { created_at: Date };

/** What each account has been told, oldest first. What is older than three days has been read, and what its reader has acted upon. */
export function createNotifications(
  applications: readonly DemoApplication[],
  interviews: readonly DemoInterview[],
  employers: readonly DemoCompany[],
  now: Date,
): Notification[] {
  const told = [
    ...applications.flatMap(toApplicationNotifications),
    ...interviews.flatMap(toInterviewNotifications),
    ...employers.flatMap(toDecisionNotifications),
  ];
  told.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const actions = listActions(applications, interviews);
  return told.map((notification, index) => {
    const { created_at, user_id, application_id } = notification;
    const seen = now.getTime() - created_at.getTime() > 3 * day ? [created_at.getTime() + day / 3] : [];
    const acted = (actions.get(`${user_id} ${application_id}`) ?? []).filter((at) => at > created_at.getTime());
    const read_at = seen.length + acted.length > 0 ? new Date(Math.min(...seen, ...acted)) : null;
    return { ...notification, id: index + 1, read_at };
  });
}

/** When each account did something with an application, which it had then read of. */
function listActions(applications: readonly DemoApplication[], interviews: readonly DemoInterview[]) {
  const actions = [
    ...applications.flatMap(({ row, job, steps }) =>
      steps.map(({ at, by }) => ({ id: row.id, user_id: by === 'student' ? row.user_id : job.company.user_id, at })),
    ),
    ...interviews.flatMap(({ row, application: { job } }) => [
      { id: row.application_id, user_id: row.user_id, at: row.confirmed_at },
      { id: row.application_id, user_id: job.company.user_id, at: row.completed_at },
    ]),
  ];
  const times = new Map<string, number[]>();
  for (const { id, user_id, at } of actions) {
    const key = `${user_id} ${id}`;
    if (at) times.set(key, [...(times.get(key) ?? []), at.getTime()]);
  }
  return times;
}

function toApplicationNotifications({ row, job, student, steps }: DemoApplication): Notification[] {
  const about = toTextValues({ job, student });
  return steps.flatMap(({ status, at }) => {
    // Its interview tells of it.
    if (status === 'Interview') return [];
    const user_id = status === 'Applied' || status === 'Withdrawn' ? job.company.user_id : row.user_id;
    const href = `/dashboard/applications/${row.id}`;
    return {
      kind: 'application',
      application_id: row.id,
      user_id,
      href,
      ...statusNotifications[status](about),
      created_at: at,
    };
  });
}

const toTextValues = ({ job, student }: Pick<DemoApplication, 'job' | 'student'>) => ({
  company_name: job.company.profile.name,
  full_name: student.profile.name,
  job_title: job.row.job_title,
});

function toInterviewNotifications({ row, application }: DemoInterview): Notification[] {
  const { time_zone, confirmed_at } = row;
  const about = { kind: 'interview', application_id: application.row.id } as const;
  const [starts_at, alt_1_starts_at, alt_2_starts_at] = [row.starts_at, row.alt_1_starts_at, row.alt_2_starts_at].map(
    (instant) => new Date(instant).toISOString(),
  ) as [string, string, string];
  const times = formatOfferedDates({ starts_at, alt_1_starts_at, alt_2_starts_at, time_zone });
  const invited = {
    ...about,
    user_id: row.user_id,
    href: `/dashboard/applications/${application.row.id}`,
    ...formatInvitation(toTextValues(application), times),
    created_at: getInvitedAt(application),
  };
  if (!confirmed_at) return [invited];
  const settled = {
    ...about,
    user_id: application.job.company.user_id,
    href: '/dashboard/interviews',
    ...formatChosenDate(toTextValues(application), formatTimeWithZone(starts_at, time_zone)),
    created_at: confirmed_at,
  };
  return [invited, settled];
}

function toDecisionNotifications({ profile, user_id, decided_at }: DemoCompany): Notification[] {
  if (profile.status === 'pending' || !decided_at) return [];
  const about = { user_id, kind: 'account', created_at: decided_at } as const;
  return profile.status
    ? [{ ...about, href: '/unverified-company', ...formatDecision('rejected', profile.reason ?? null) }]
    : [{ ...about, href: '/dashboard/jobs', ...formatDecision('verified', null) }];
}
