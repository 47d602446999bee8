import {
  applicationAcceptedEmail,
  applicationReceiptEmail,
  applicationRejectedEmail,
  applicationViewedEmail,
  applicationWithdrawnEmail,
} from './applications/letters';
import {
  applicationReceivedTask,
  applicationsReceivedEmail,
  gatherReceivedApplications,
} from './applications/received';
import type { Context } from './context';
import { interviewCanceledEmail } from './interviews/callOff';
import { offerEmail, offerReplacedEmail } from './interviews/letters';
import { dateChosenOrganizationEmail, dateChosenStudentEmail } from './interviews/letters.choice';
import { reminderEmail } from './interviews/letters.reminder';
import { jobGoneEmail, jobRestoredEmail, jobTakenDownEmail } from './jobs/letters';
import type { EmailOutbox } from './mail/deliver';
import type { EmailTemplate } from './mail/letterKind';
import { createEmailSender } from './mail/send';
import type { Log } from './mail/work';
import { createResetLinkHandler, passwordResetTask } from './sessions/reset';

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
