/**
 * Every kind of email and of task. app/emailOutbox.ts has one record for each, so that a kind without a template, or
 * without a handler, does not compile. The names are stored in the outbox and appear in the log and in file names: a kind
 * that is renamed or removed leaves tasks behind that nobody does.
 */
export type EmailKind = ComposedEmailKind | WrittenEmailKind;

/** Composed when it is sent, from what its task holds. */
export type ComposedEmailKind =
  | 'acceptance_answered'
  | 'application_accepted'
  | 'application_receipt'
  | 'application_rejected'
  | 'application_viewed'
  | 'application_withdrawn'
  | 'applications_received'
  | 'interview_called_off'
  | 'interview_chosen'
  | 'interview_declined'
  | 'interview_offered'
  | 'interview_reminder'
  | 'interview_reopened'
  | 'interview_settled'
  | 'job_alert'
  | 'job_gone'
  | 'job_refused'
  | 'job_released'
  | 'job_restored'
  | 'job_taken_down'
  | 'messages_unread'
  | 'new_browser'
  | 'reply_digest'
  | 'welcome_changed';

/** Written when it is queued: its task, of kind `mail`, holds the whole text. */
export type WrittenEmailKind =
  | 'account_restored'
  | 'account_suspended'
  | 'address_change'
  | 'address_change_notice'
  | 'address_changed'
  | 'address_confirmation'
  | 'address_taken'
  | 'admin_reset'
  | 'alert_account'
  | 'alert_confirmation'
  | 'error_found'
  | 'operator_token_used'
  | 'organization_rejected'
  | 'organization_restored'
  | 'organization_suspended'
  | 'organization_verified'
  | 'passkey_added'
  | 'passkey_removed'
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_by_operator'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'renaming_decided'
  | 'rollout_ended'
  | 'two_factor_disabled'
  | 'two_factor_enabled';

/** Tasks that send one email. */
export type EmailTaskKind = ComposedEmailKind | 'mail';

/** Tasks that do something else, such as to decide which email is to be sent. */
export const backgroundTaskKinds = ['application_received', 'error_reported', 'password_reset'] as const;
export type BackgroundTaskKind = (typeof backgroundTaskKinds)[number];

export type TaskKind = EmailTaskKind | BackgroundTaskKind;
