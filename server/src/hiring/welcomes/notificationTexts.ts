import type { AcceptanceAnswer } from '@foothold/shared/contract';
import type { NotificationText } from '../../notifications/queries';

/** To the student: the company has said when and where they start, or changed it. */
export const formatChangedWelcome = (
  { company_name, job_title }: { company_name: string; job_title: string },
  isChanged: boolean,
): NotificationText => ({
  title: isChanged ? 'Your start has changed' : 'When and where you start',
  message: isChanged
    ? `${company_name} has changed what it told you about your start: ${job_title}.`
    : `${company_name} tells you when and where you start: ${job_title}.`,
});

interface Answered {
  full_name: string;
  job_title: string;
}

/** To the company: what the student has answered to being accepted. */
export const answerNotifications = {
  confirmed: ({ full_name, job_title }) => ({
    title: 'An acceptance was confirmed',
    message: `${full_name} confirmed and will start: ${job_title}.`,
  }),
  declined: ({ full_name, job_title }, line) => ({
    title: 'An acceptance was declined',
    message: [`${full_name} declined and will not start: ${job_title}.`, line && `“${line}”`].filter(Boolean).join(' '),
  }),
} satisfies Record<AcceptanceAnswer, (application: Answered, line: string | null) => NotificationText>;
