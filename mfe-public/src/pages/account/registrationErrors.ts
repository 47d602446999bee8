import type { ApiError } from '@foothold/shared/api';
import { useNavigate } from '@foothold/shared/router';

interface RootError {
  type?: string | number | undefined;
  message?: string | undefined;
}

const withoutReason = new Set(['unexpected', 'offline', 'unreachable']);

/** The form's error message, `fallback` when the server gave no reason. */
export function getFormError(root: RootError | undefined, fallback: string): string | undefined {
  if (!root) return undefined;
  return withoutReason.has(String(root.type)) ? fallback : root.message;
}

let takenEmail: string | null = null;

/** Returns an error handler that leads back to the first step when this email has an account, where it can be changed. */
export function useTakenEmail(email: string) {
  const navigate = useNavigate();
  return ({ code }: ApiError): void => {
    if (code !== 'email_taken') return;
    takenEmail = email;
    void navigate('/signup');
  };
}

/** For the first step, which then rejects the email at once, until the page is reloaded. */
export const isEmailTaken = (email: string): boolean => email !== '' && email === takenEmail;
