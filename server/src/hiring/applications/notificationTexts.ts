import type { ApplicationStatus, VerificationStatus } from '@foothold/shared/contract';

// What happens now and what the demo's accounts were told long ago is said in the same words.

interface NotificationText {
  title: string;
  message: string;
}

interface ByStudent {
  full_name: string;
  job_title: string;
}

interface ByCompany {
  company_name: string;
  job_title: string;
}

type NotifiedStatus = Exclude<ApplicationStatus, 'Interview' | 'Open'>;

/** What the other side reads of each step of an application. */
export const statusNotifications = {
  Applied: ({ full_name, job_title }: ByStudent) => ({
    title: 'New application',
    message: `${full_name} applied for ${job_title}.`,
  }),
  Viewed: ({ company_name, job_title }: ByCompany) => ({
    title: 'Your application was opened',
    message: `${company_name} opened your application for ${job_title}.`,
  }),
  Accepted: ({ company_name, job_title }: ByCompany) => ({
    title: 'You were accepted',
    message: `${company_name} accepted your application for ${job_title}.`,
  }),
  Rejected: ({ company_name, job_title }: ByCompany) => ({
    title: 'An answer to your application',
    message: `${company_name} has decided not to go on with your application for ${job_title}.`,
  }),
  Withdrawn: ({ full_name, job_title }: ByStudent) => ({
    title: 'An application was withdrawn',
    message: `${full_name} has withdrawn the application for ${job_title}.`,
  }),
} satisfies Record<NotifiedStatus, (about: never) => NotificationText>;

/** What a student reads of the times that they may choose from; `moved` where there were others before. */
export const formatInvitation = (
  { company_name, job_title }: ByCompany,
  times: string,
  moved = false,
): NotificationText =>
  moved
    ? {
        title: `New times for ${job_title}`,
        message: `Earlier times no longer count. ${company_name} now invites you on ${times}.`,
      }
    : { title: `Interview for ${job_title}`, message: `${company_name} invites you on ${times}.` };

/** What a company reads of the time that was chosen. */
export const formatChosenDate = ({ full_name, job_title }: ByStudent, time: string): NotificationText => ({
  title: 'Interview date confirmed',
  message: `${full_name} chose ${time} for ${job_title}.`,
});

/** What a company reads of the decision about it. */
export const formatDecision = (to: Exclude<VerificationStatus, 'pending'>, reason: string | null): NotificationText => {
  const told = reason ? [`Reason: ${reason}`] : [];
  return to === 'verified'
    ? { title: 'Your company is approved', message: ['You can now post jobs on Foothold.', ...told].join(' ') }
    : { title: 'Your company was not approved', message: told[0] ?? 'Please contact us to learn more.' };
};
