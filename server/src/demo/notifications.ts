import type { NewRow } from '../db';
import type { DemoCompany } from './accounts';
import type { DemoApplication } from './applications';
import { day } from './clock';
import type { DemoInterview } from './interviews';
import type { Status } from './match';

type Notification = NewRow<'notifications'> & { created_at: Date };

/** What each account has been told, oldest first. What is older than three days has been read. */
export function makeNotifications(
  applications: readonly DemoApplication[],
  interviews: readonly DemoInterview[],
  employers: readonly DemoCompany[],
  now: Date,
): Notification[] {
  const told = [
    ...applications.flatMap(ofApplication),
    ...interviews.flatMap(ofInterview),
    ...employers.flatMap((company) => ofDecision(company, now)),
  ];
  told.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return told.map((notification, index) => {
    const { created_at } = notification;
    const seen = now.getTime() - created_at.getTime() > 3 * day;
    return { ...notification, id: index + 1, read_at: seen ? new Date(created_at.getTime() + day / 3) : null };
  });
}

function ofApplication({ row, job, student, steps }: DemoApplication): Notification[] {
  const { job_title } = job.row;
  const company = job.company.sketch.name;
  const { name } = student.sketch;
  const about = { kind: 'application', application_id: row.id } as const;
  const toCompany = { ...about, user_id: job.company.user_id, href: `/dashboard/applications/${row.id}` };
  const toStudent = { ...about, user_id: row.user_id, href: '/dashboard/applications' };
  const told: Record<Status, Omit<Notification, 'created_at'>> = {
    Applied: { ...toCompany, title: 'New application', message: `${name} applied for ${job_title}.` },
    Viewed: {
      ...toStudent,
      title: 'Application viewed',
      message: `${company} opened your application for ${job_title}.`,
    },
    Interview: {
      ...toStudent,
      kind: 'interview',
      href: '/dashboard/notifications',
      title: 'Interview offered',
      message: `${company} offers you three times for an interview about ${job_title}. Pick one.`,
    },
    Accepted: {
      ...toStudent,
      title: 'Application accepted',
      message: `${company} accepted your application for ${job_title}.`,
    },
    Rejected: {
      ...toStudent,
      title: 'Application rejected',
      message: `${company} did not choose your application for ${job_title}.`,
    },
    Withdrawn: {
      ...toCompany,
      title: 'Application withdrawn',
      message: `${name} withdrew the application for ${job_title}.`,
    },
  };
  return steps.map(({ status, at }) => ({ ...told[status], created_at: at }));
}

function ofInterview({ row, application }: DemoInterview): Notification[] {
  if (!row.confirmed_at) return [];
  const { student, job } = application;
  return [
    {
      user_id: job.company.user_id,
      kind: 'interview',
      application_id: application.row.id,
      href: '/dashboard/interviews',
      created_at: row.confirmed_at,
      title: 'Interview date confirmed',
      message: `${student.sketch.name} picked a time for the interview about ${job.row.job_title}.`,
    },
  ];
}

function ofDecision({ sketch, user_id }: DemoCompany, now: Date): Notification[] {
  if (sketch.status === 'pending') return [];
  const created_at = new Date(now.getTime() - 62 * day);
  if (!sketch.status)
    return [
      {
        user_id,
        kind: 'account',
        href: '/dashboard/jobs',
        created_at,
        title: 'Company verified',
        message: `${sketch.name} is verified. You can post jobs now.`,
      },
    ];
  return [
    {
      user_id,
      kind: 'account',
      href: '/unverified-company',
      created_at: new Date(now.getTime() - day / 8),
      title: 'Company not approved',
      message: sketch.reason ?? '',
    },
  ];
}
