import type { VerificationStatus } from '@foothold/shared/contract';
import type { NotificationText } from '../notifications/queries';

/** To a company: the decision about its verification. The demo data imports it too. */
export const formatDecision = (to: Exclude<VerificationStatus, 'pending'>, reason: string | null): NotificationText => {
  const reasons = reason ? [`Reason: ${reason}`] : [];
  return to === 'verified'
    ? { title: 'Your company is approved', message: ['You can now post jobs on Foothold.', ...reasons].join(' ') }
    : { title: 'Your company was not approved', message: reasons[0] ?? 'Please contact us to learn more.' };
};

interface RenamingOutcome {
  company_name: string;
  requested_name: string;
  isAccepted: boolean;
  reason: string | null;
}

/** To a company: the decision about the name or the CAC number that it asked for. */
export const formatRenaming = ({
  company_name,
  requested_name,
  isAccepted,
  reason,
}: RenamingOutcome): NotificationText =>
  isAccepted
    ? { title: 'Your new details show', message: `Students see you as ${requested_name} now.` }
    : {
        title: 'Your details stay as they were',
        message: [`Students see you as ${company_name}.`, ...(reason ? [`Reason: ${reason}`] : [])].join(' '),
      };

interface ReportedConversation {
  student_name: string;
  company_name: string;
  job_title: string;
}

/** To either side of a reported conversation: somebody of Foothold has read it. */
export const formatReading = (
  to: 'student' | 'organization',
  { student_name, company_name, job_title }: ReportedConversation,
): NotificationText =>
  to === 'student'
    ? {
        title: 'We have read what you reported',
        message: `Foothold has read your conversation with ${company_name} about ${job_title}, which you reported.`,
      }
    : {
        title: 'A conversation was reported',
        message: `Foothold has read your conversation with ${student_name} about ${job_title}, because it was reported.`,
      };

/** To a student: their report is resolved. */
export const formatResolution = (
  { company_name, job_title }: ReportedConversation,
  reason: string,
): NotificationText => ({
  title: 'Your report is resolved',
  message: `About your conversation with ${company_name} about ${job_title}: ${reason}`,
});
