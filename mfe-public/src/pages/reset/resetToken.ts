import { ApiError, call } from '@foothold/shared/api';
import { checkPasswordReset } from '@foothold/shared/contract';

/** The token of the emailed link: in memory only, neither in the address nor in any storage. */
let storedToken: string | null = null;

export const storeToken = (token: string): void => {
  storedToken = token;
};
export const clearToken = (): void => {
  storedToken = null;
};

/** `missing`: the page was reloaded, and the token with it. */
export type ResetLink = { state: 'valid'; token: string } | { state: 'invalid' } | { state: 'missing' };

/** Asks the server about the token. After any other error the form is shown: setting the password then tells. */
export async function checkResetLink(signal: AbortSignal): Promise<ResetLink> {
  if (storedToken === null) return { state: 'missing' };
  const token = storedToken;
  try {
    await call(checkPasswordReset, { body: { token } }, signal);
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'not_possible_now') return { state: 'invalid' };
  }
  return { state: 'valid', token };
}
