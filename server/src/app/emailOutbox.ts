import {
  addressChangedEmail,
  addressChangeEmail,
  addressChangeNoticeEmail,
  addressConfirmationEmail,
  addressTakenEmail,
} from '../accounts/addressConfirmation/emails';
import { operatorTokenUsedEmail } from '../accounts/operatorToken/emails';
import { passkeyAddedEmail, passkeyRemovedEmail } from '../accounts/passkeys/emails';
import { operatorResetEmail, passwordChangedEmail, passwordResetEmail } from '../accounts/passwordReset/emails';
import { createResetLinkHandler } from '../accounts/passwordReset/service';
import { newBrowserEmail } from '../accounts/sessions/emails';
import {
  adminResetEmail,
  recoveryCodesRenewedEmail,
  recoveryCodeUsedEmail,
  twoFactorDisabledEmail,
  twoFactorEnabledEmail,
} from '../accounts/twoFactor/emails';
import {
  organizationRejectedEmail,
  organizationRestoredEmail,
  organizationSuspendedEmail,
  organizationVerifiedEmail,
  renamingDecidedEmail,
  studentRestoredEmail,
  studentSuspendedEmail,
} from '../admin/emails';
import { createEmailHandlers } from '../email/emailHandlers';
import type { EmailTemplates } from '../email/emailTemplate';
import type { BackgroundTaskKind } from '../email/kinds';
import type { TaskHandler } from '../email/taskHandler';
import type { EmailOutbox } from '../email/taskRunner';
import { errorFoundEmail } from '../errorReports/emails';
import { createErrorHandler } from '../errorReports/findKind';
import {
  applicationAcceptedEmail,
  applicationReceiptEmail,
  applicationRejectedEmail,
  applicationViewedEmail,
  applicationWithdrawnEmail,
} from '../hiring/applications/emails';
import { applicationsReceivedEmail, gatherReceivedApplications } from '../hiring/applications/receivedEmail';
import { interviewCanceledEmail } from '../hiring/interviews/cancellation.emails';
import { dateChosenOrganizationEmail, dateChosenStudentEmail } from '../hiring/interviews/chosenDate.emails';
import { datesDeclinedEmail } from '../hiring/interviews/declinedDates.emails';
import { offerEmail, offerReplacedEmail } from '../hiring/interviews/offer.emails';
import { reminderEmail } from '../hiring/interviews/reminder.emails';
import { messagesUnreadEmail } from '../hiring/messages/emails';
import { replyDigestEmail } from '../hiring/replies/emails';
import { acceptanceAnsweredEmail, welcomeChangedEmail } from '../hiring/welcomes/emails';
import { jobAlertEmail } from '../jobs/alerts/emails';
import { jobGoneEmail, jobRefusedEmail, jobReleasedEmail, jobRestoredEmail, jobTakenDownEmail } from '../jobs/emails';
import { alertAccountEmail, alertConfirmationEmail } from '../jobs/visitorAlerts/emails';
import type { Context } from '../platform/context';
import type { Log } from '../platform/http';
import { rolloutEndedEmail } from '../rollouts/emails';

/** Every email that is sent. A kind of email/kinds.ts that is missing here is a compile error. */
export const emailTemplates: EmailTemplates = {
  acceptance_answered: acceptanceAnsweredEmail,
  account_restored: studentRestoredEmail,
  account_suspended: studentSuspendedEmail,
  address_change: addressChangeEmail,
  address_change_notice: addressChangeNoticeEmail,
  address_changed: addressChangedEmail,
  address_confirmation: addressConfirmationEmail,
  address_taken: addressTakenEmail,
  admin_reset: adminResetEmail,
  alert_account: alertAccountEmail,
  alert_confirmation: alertConfirmationEmail,
  application_accepted: applicationAcceptedEmail,
  application_receipt: applicationReceiptEmail,
  application_rejected: applicationRejectedEmail,
  application_viewed: applicationViewedEmail,
  application_withdrawn: applicationWithdrawnEmail,
  applications_received: applicationsReceivedEmail,
  error_found: errorFoundEmail,
  interview_called_off: interviewCanceledEmail,
  interview_chosen: dateChosenStudentEmail,
  interview_declined: datesDeclinedEmail,
  interview_offered: offerEmail,
  interview_reminder: reminderEmail,
  interview_reopened: offerReplacedEmail,
  interview_settled: dateChosenOrganizationEmail,
  job_alert: jobAlertEmail,
  job_gone: jobGoneEmail,
  job_refused: jobRefusedEmail,
  job_released: jobReleasedEmail,
  job_restored: jobRestoredEmail,
  job_taken_down: jobTakenDownEmail,
  messages_unread: messagesUnreadEmail,
  reply_digest: replyDigestEmail,
  new_browser: newBrowserEmail,
  operator_token_used: operatorTokenUsedEmail,
  organization_rejected: organizationRejectedEmail,
  organization_restored: organizationRestoredEmail,
  organization_suspended: organizationSuspendedEmail,
  organization_verified: organizationVerifiedEmail,
  passkey_added: passkeyAddedEmail,
  passkey_removed: passkeyRemovedEmail,
  password_changed: passwordChangedEmail,
  password_reset: passwordResetEmail,
  password_reset_by_operator: operatorResetEmail,
  recovery_code_used: recoveryCodeUsedEmail,
  recovery_codes_renewed: recoveryCodesRenewedEmail,
  renaming_decided: renamingDecidedEmail,
  rollout_ended: rolloutEndedEmail,
  two_factor_disabled: twoFactorDisabledEmail,
  two_factor_enabled: twoFactorEnabledEmail,
  welcome_changed: welcomeChangedEmail,
};

/** What does the tasks that are no email. */
const createBackgroundHandlers = (context: Context): Record<BackgroundTaskKind, TaskHandler> => ({
  application_received: gatherReceivedApplications(context),
  error_reported: createErrorHandler(context),
  password_reset: createResetLinkHandler(context),
});

/** The outbox: everything that is done after the request that asked for it, by its kind. */
export const openEmailOutbox = (context: Context, log: Log): EmailOutbox => ({
  db: context.db,
  log,
  handlers: { ...createEmailHandlers(context, log, emailTemplates), ...createBackgroundHandlers(context) },
});
