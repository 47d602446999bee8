/** Every error code and its HTTP status. `sentences` has a message for each; a missing one is a compile error. */
export const errorStatus = {
  bad_request: 400,
  signed_out: 401,
  wrong_credentials: 401,
  forbidden: 403,
  cross_site: 403,
  organization_unverified: 403,
  organization_rejected: 403,
  account_suspended: 403,
  address_unconfirmed: 403,
  not_found: 404,
  email_taken: 409,
  already_applied: 409,
  job_closed: 409,
  already_decided: 409,
  not_possible_now: 409,
  replies_overdue: 409,
  outdated: 409,
  interview_overlap: 409,
  interview_time_taken: 409,
  interview_started: 409,
  request_in_flight: 409,
  document_pending: 409,
  document_infected: 409,
  document_unscannable: 409,
  too_large: 413,
  wrong_file_type: 415,
  unsupported_media_type: 415,
  invalid_input: 422,
  deadline_required: 422,
  profile_incomplete: 422,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
  storage_full: 507,
  /** Of the browser alone: there was no response, because it is offline, or although it is not. */
  offline: 503,
  unreachable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
/** A message for each invalid field. */
export type FieldErrors = Record<string, string>;

const sentences: Record<ErrorCode, string> = {
  bad_request: 'This request could not be read.',
  signed_out: 'Please log in.',
  wrong_credentials: 'That email and password don’t match.',
  forbidden: 'Your account may not do this.',
  cross_site: 'This request came from another site and was refused.',
  organization_unverified: 'Your account is awaiting approval.',
  organization_rejected: 'Your company was not approved.',
  account_suspended: 'Your account is suspended.',
  address_unconfirmed: 'Confirm your email address first.',
  not_found: 'This does not exist or has been removed.',
  email_taken: 'An account with this email already exists.',
  already_applied: 'You have already applied for this job',
  job_closed: 'This position is no longer open.',
  already_decided: 'This application has already been decided.',
  not_possible_now: 'This is no longer possible. Here is how things stand now.',
  replies_overdue: 'Reply to the overdue applications first. Then you can post a job.',
  outdated: 'This was changed in another window meanwhile.',
  interview_overlap: 'Another interview of yours overlaps this time.',
  interview_time_taken: 'Another interview has this time by now. Choose another of the dates.',
  interview_started: 'This interview has already started.',
  request_in_flight: 'The same request is still being worked on.',
  document_pending: 'This document is still being checked. Try again in a moment.',
  document_infected: 'This document holds malware, so nobody can open it.',
  document_unscannable: 'This document could not be checked for malware, so nobody can open it.',
  too_large: 'This file is larger than 5 MB.',
  wrong_file_type: 'Send a PDF, DOC or DOCX file.',
  unsupported_media_type: 'This kind of content is not accepted here.',
  invalid_input: 'Some fields need another look.',
  deadline_required: 'This job has expired. Give it a new deadline to activate it.',
  profile_incomplete: 'Required student information is missing.',
  too_many_requests: 'Too many attempts. Wait a little and try again.',
  unexpected: 'An unexpected error occurred.',
  unavailable: 'The service is busy. Try again in a moment.',
  storage_full: 'There is no space left to store this. Nothing was saved; try again later.',
  offline: 'You seem to be offline. Check your connection and try again.',
  unreachable: 'Foothold could not be reached. Try again in a moment.',
};

/** The message for the user. */
export const explain = (code: ErrorCode): string => sentences[code];

/** The body of every error response. */
export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  request_id: string;
  fields?: FieldErrors;
  /** Why an organization was rejected or an account suspended, if an admin gave a reason. */
  reason?: string;
}
