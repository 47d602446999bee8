import { type ApplicationStatus, explainRejection, type RejectionReason } from '@foothold/shared/contract';
import type { NotificationText } from '../../notifications/queries';

interface ByStudent {
  full_name: string;
  job_title: string;
}

interface ByOrganization {
  company_name: string;
  job_title: string;
}

interface Rejection {
  reason: RejectionReason | null;
  line: string | null;
}

/** What is said of `Interview` depends on its dates: see hiring/interviews/notificationTexts. */
type NotifiedStatus = Exclude<ApplicationStatus, 'Interview'>;

/** What the other side is notified of at each step of an application. The demo data imports it too. */
export const statusNotifications = {
  Applied: ({ full_name, job_title }: ByStudent) => ({
    title: 'New application',
    message: `${full_name} applied for ${job_title}.`,
  }),
  Viewed: ({ company_name, job_title }: ByOrganization) => ({
    title: 'Your application was opened',
    message: `${company_name} opened your application for ${job_title}.`,
  }),
  Accepted: ({ company_name, job_title }: ByOrganization) => ({
    title: 'You were accepted',
    message: `${company_name} accepted your application for ${job_title}.`,
  }),
  Rejected: ({ company_name, job_title, reason = null, line = null }: ByOrganization & Partial<Rejection>) => ({
    title: 'An answer to your application',
    message: [
      `${company_name} has decided not to go on with your application for ${job_title}.`,
      explainRejection(reason),
      line && `“${line}”`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  Withdrawn: ({ full_name, job_title }: ByStudent) => ({
    title: 'An application was withdrawn',
    message: `${full_name} has withdrawn the application for ${job_title}.`,
  }),
} satisfies Record<NotifiedStatus, (application: never) => NotificationText>;
