import type { ApiError } from '@foothold/shared/api';

interface RootError {
  type?: string | number | undefined;
  message?: string | undefined;
}

const withoutReason = new Set(['unexpected', 'offline', 'unreachable']);

/** The form's error message, `fallback` when the server gave no reason. A taken email is shown at its field instead. */
export function getFormError(root: RootError | undefined, fallback: string): string | undefined {
  if (!root || root.type === 'email_taken') return undefined;
  return withoutReason.has(String(root.type)) ? fallback : root.message;
}

export const getEmailTakenError = (root: RootError | undefined) =>
  root?.type === 'email_taken' ? root.message : undefined;

let takenEmail: string | null = null;

/** Returns an error handler that remembers, until the page is reloaded, that this email has an account already. */
export const recordTakenEmail =
  (email: string) =>
  ({ code }: ApiError): void => {
    if (code === 'email_taken') takenEmail = email;
  };

/** For the first step, which then rejects the email at once. */
export const isEmailTaken = (email: string): boolean => email !== '' && email === takenEmail;
