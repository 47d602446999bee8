import type { ApiError } from '@foothold/shared/api';

let takenEmail: string | null = null;

/** Remembers, as long as the page lives, that the server has an account with this email already. */
export const recordTakenEmail =
  (email: string) =>
  ({ code }: ApiError): void => {
    if (code === 'email_taken') takenEmail = email;
  };

/** Whether the server has said so of this very email, so that the first step need not let it pass again. */
export const isEmailTaken = (email: string): boolean => email !== '' && email === takenEmail;
