import type { ApiError } from '@foothold/shared/api';

let taken: string | null = null;

/** Remembers, as long as the page lives, that the server has an account with this email already. */
export const noteTaken =
  (email: string) =>
  ({ code }: ApiError): void => {
    if (code === 'email_taken') taken = email;
  };

/** Whether the server has said so of this very email, so that the first step need not let it pass again. */
export const isTaken = (email: string): boolean => email !== '' && email === taken;
