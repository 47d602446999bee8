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

/** What each account has been told, oldest first. What is older than three days has been read. */
export function createNotifications(
  applications: readonly DemoApplication[],
  interviews: readonly DemoInterview[],
  employers: readonly DemoCompany[],
  now: Date,
): Notification[] {
  const told = [
    ...applications.flatMap(toApplicationNotifications),
    ...interviews.flatMap(toInterviewNotifications),
    ...employers.flatMap((company) => toDecisionNotifications(company, now)),
  ];
  told.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return told.map((notification, index) => {
    const { created_at } = notification;
    const seen = now.getTime() - created_at.getTime() > 3 * day;
    return { ...notification, id: index + 1, read_at: seen ? new Date(created_at.getTime() + day / 3) : null };
  });
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
    href: '/dashboard/notifications',
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

function toDecisionNotifications({ profile, user_id }: DemoCompany, now: Date): Notification[] {
  if (profile.status === 'pending') return [];
  const about = { user_id, kind: 'account' } as const;
  if (!profile.status) {
    const created_at = new Date(now.getTime() - 62 * day);
    return [{ ...about, href: '/dashboard/jobs', created_at, ...formatDecision('verified', null) }];
  }
  const created_at = new Date(now.getTime() - day / 8);
  return [{ ...about, href: '/unverified-company', created_at, ...formatDecision('rejected', profile.reason ?? null) }];
}
