import type { NotificationText } from '../../notifications/queries';

// The demo data imports these too, so that past and new notifications read the same.

/** To the student: the times that they may choose from; `moved` where they replace earlier ones. */
export const formatInvitation = (
  { company_name, job_title }: { company_name: string; job_title: string },
  times: string,
  moved = false,
): NotificationText =>
  moved
    ? {
        title: `New times for ${job_title}`,
        message: `Earlier times no longer count. ${company_name} now invites you on ${times}.`,
      }
    : { title: `Interview for ${job_title}`, message: `${company_name} invites you on ${times}.` };

/** To the company: none of its times suits, or the settled one no longer does, and what would. */
export const formatDeclinedDates = (
  { full_name, job_title }: { full_name: string; job_title: string },
  note: string,
  wasSettled: boolean,
): NotificationText => ({
  title: 'Other interview times asked for',
  message: wasSettled
    ? `${full_name} cannot keep the time for ${job_title}: “${note}”`
    : `None of your times for ${job_title} suits ${full_name}: “${note}”`,
});

/** To the company: the time that was chosen. */
export const formatChosenDate = (
  { full_name, job_title }: { full_name: string; job_title: string },
  time: string,
): NotificationText => ({
  title: 'Interview date confirmed',
  message: `${full_name} chose ${time} for ${job_title}.`,
});
