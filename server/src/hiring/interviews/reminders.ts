import { queueEmail } from '../../email/emailTemplate';
import { notify } from '../../notifications/queries';
import { type Db, type Tx, transact } from '../../platform/db';
import type { Log } from '../../platform/http';
import { formatTimeWithZone } from '../../platform/time/formatTime';
import { findInterviewForEmail, type InterviewForEmail } from './emails.queries';
import { reminderEmail } from './reminder.emails';
import { claimReminder, type ReminderLead } from './reminders.queries';

const pollInterval = 30_000;

/** Reminds both sides of what is near, now and twice a minute. Returns how to stop, which waits for what is under way. */
export function scheduleReminders(db: Db, log: Log): () => Promise<void> {
  let underWay = Promise.resolve();
  const look = () => {
    underWay = underWay
      .then(() => sendDueReminders(db))
      .catch((cause: unknown) => log.warn({ err: cause }, 'reminders could not be sent'));
  };
  look();
  const timer = setInterval(look, pollInterval).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

/**
 * Reminds both sides of every interview that is a day or an hour away, once for each time that it is at. Each is taken,
 * told and marked in one transaction, so neither a second process nor a restart tells it again or forgets it.
 */
export async function sendDueReminders(db: Db, now = new Date()): Promise<void> {
  for (const ahead of ['day', 'hour'] as const) while (await transact(db, (tx) => sendNextReminder(tx, ahead, now)));
}

async function sendNextReminder(tx: Tx, ahead: ReminderLead, now: Date): Promise<boolean> {
  const due = await claimReminder(tx, ahead, now);
  const interview = due && (await findInterviewForEmail(tx, due.id));
  if (!interview) return false;
  // The rows of their recipients are held from here on, always in one order.
  for (const told of toNotifications(interview).sort((one, other) => one.user_ids[0] - other.user_ids[0]))
    await notify(tx, told);
  for (const to of ['student', 'organization'] as const)
    await queueEmail(tx, reminderEmail, { interview_id: interview.id, starts_at: interview.starts_at, ahead, to });
  return true;
}

function toNotifications(interview: InterviewForEmail) {
  const { application_id, user_id, company_user_id, full_name, company_name, job_title, confirmed_at } = interview;
  const { starts_at, time_zone } = interview;
  const about = { kind: 'interview', application_id } as const;
  const time = formatTimeWithZone(starts_at, time_zone);
  return [
    {
      ...about,
      user_ids: [user_id] as [number],
      title: `Reminder: interview for ${job_title}`,
      message: `${company_name} expects you on ${time}.${confirmed_at ? '' : ' You have not confirmed the date yet.'}`,
      href: '/dashboard/notifications',
    },
    {
      ...about,
      user_ids: [company_user_id] as [number],
      title: `Reminder: interview with ${full_name}`,
      message: `It is for ${job_title}, on ${time}.${confirmed_at ? '' : ' The candidate has not answered yet.'}`,
      href: '/dashboard/interviews',
    },
  ];
}
