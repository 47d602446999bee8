import { getInterviewState } from '@foothold/shared/format';
import { queueEmail } from '../../email/emailTemplate';
import { notify } from '../../notifications/queries';
import { type Db, type Tx, transact } from '../../platform/db';
import { formatTimeWithZone } from '../../platform/time/formatTime';
import { findInterviewForEmail, type InterviewForEmail } from './emails.queries';
import { reminderEmail } from './reminder.emails';
import { claimReminder, type ReminderLead } from './reminders.queries';

/**
 * Reminds both parties of every interview that is a day or an hour away, once for each date that it is moved to. Each is
 * claimed, queued and marked in one transaction, so neither a second process nor a restart repeats or loses it.
 */
export async function sendDueReminders(db: Db, now = new Date()): Promise<void> {
  for (const ahead of ['day', 'hour'] as const) while (await transact(db, (tx) => sendNextReminder(tx, ahead, now)));
}

async function sendNextReminder(tx: Tx, ahead: ReminderLead, now: Date): Promise<boolean> {
  const due = await claimReminder(tx, ahead, now);
  const interview = due && (await findInterviewForEmail(tx, due.id));
  if (!interview) return false;
  // `notify` locks the recipients' rows: always in the same order, so that two processes cannot deadlock.
  for (const notification of toNotifications(interview, now).sort((a, b) => a.user_ids[0] - b.user_ids[0]))
    await notify(tx, notification);
  for (const to of ['student', 'organization'] as const)
    await queueEmail(tx, reminderEmail, { interview_id: interview.id, starts_at: interview.starts_at, ahead, to });
  return true;
}

function toNotifications(interview: InterviewForEmail, now: Date) {
  const { application_id, user_id, company_user_id, full_name, company_name, job_title } = interview;
  const { starts_at, time_zone } = interview;
  const isOpen = getInterviewState(interview, now) === 'Awaiting answer';
  const about = { kind: 'interview', application_id } as const;
  const time = formatTimeWithZone(starts_at, time_zone);
  return [
    {
      ...about,
      user_ids: [user_id] as [number],
      title: `Reminder: interview for ${job_title}`,
      message: `${company_name} expects you on ${time}.${isOpen ? ' You have not confirmed the date yet.' : ''}`,
      href: `/dashboard/applications/${application_id}`,
    },
    {
      ...about,
      user_ids: [company_user_id] as [number],
      title: `Reminder: interview with ${full_name}`,
      message: `It is for ${job_title}, on ${time}.${isOpen ? ' The candidate has not answered yet.' : ''}`,
      href: '/dashboard/interviews',
    },
  ];
}
