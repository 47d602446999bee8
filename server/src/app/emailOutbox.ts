import { createResetLinkHandler, passwordResetTask } from '../accounts/passwordReset/service';
import { createEmailSender } from '../email/emailSender';
import type { EmailTemplate } from '../email/emailTemplate';
import type { EmailOutbox } from '../email/runDueTasks';
import {
  applicationAcceptedEmail,
  applicationReceiptEmail,
  applicationRejectedEmail,
  applicationViewedEmail,
  applicationWithdrawnEmail,
} from '../hiring/applications/emails';
import {
  applicationReceivedTask,
  applicationsReceivedEmail,
  gatherReceivedApplications,
} from '../hiring/applications/receivedEmail';
import { interviewCanceledEmail } from '../hiring/interviews/cancellation.emails';
import { dateChosenOrganizationEmail, dateChosenStudentEmail } from '../hiring/interviews/chosenDate.emails';
import { offerEmail, offerReplacedEmail } from '../hiring/interviews/offer.emails';
import { reminderEmail } from '../hiring/interviews/reminder.emails';
import { jobGoneEmail, jobRestoredEmail, jobTakenDownEmail } from '../jobs/emails';
import type { Context } from '../platform/context';
import type { Log } from '../platform/http';

const emailTemplates: EmailTemplate<object>[] = [
  ...[
    applicationsReceivedEmail,
    applicationReceiptEmail,
    applicationViewedEmail,
    applicationAcceptedEmail,
    applicationRejectedEmail,
    applicationWithdrawnEmail,
  ],
  ...[
    offerEmail,
    offerReplacedEmail,
    dateChosenOrganizationEmail,
    dateChosenStudentEmail,
    interviewCanceledEmail,
    reminderEmail,
  ],
  ...[jobGoneEmail, jobTakenDownEmail, jobRestoredEmail],
];

/** Everything that is done after the request that asked for it, by its kind. */
export function openEmailOutbox(context: Context, log: Log): EmailOutbox {
  const { sendMessage, sendTemplate } = createEmailSender(context, log);
  return {
    db: context.db,
    log,
    handlers: {
      mail: sendMessage,
      [passwordResetTask]: createResetLinkHandler(context),
      [applicationReceivedTask]: gatherReceivedApplications(context),
      ...Object.fromEntries(emailTemplates.map((kind) => [kind.kind, sendTemplate(kind)])),
    },
  };
}
