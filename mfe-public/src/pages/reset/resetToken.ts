import { ApiError, call } from '@foothold/shared/api';
import { checkPasswordReset } from '@foothold/shared/contract';

/** The token of the mailed link: only in memory, so that it stays neither in the address bar nor in any storage. */
let storedToken: string | null = null;

export const storeToken = (token: string): void => {
  storedToken = token;
};
export const clearToken = (): void => {
  storedToken = null;
};

/** What a link comes to: `lost` where the page was loaded again without it. */
export type ResetLink = { state: 'works'; token: string } | { state: 'dead' } | { state: 'lost' };

/** Asks the server about the token in hand. Where it cannot tell, setting the password will. */
export async function checkResetLink(signal: AbortSignal): Promise<ResetLink> {
  if (storedToken === null) return { state: 'lost' };
  const token = storedToken;
  try {
    await call(checkPasswordReset, { body: { token } }, signal);
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'not_possible_now') return { state: 'dead' };
  }
  return { state: 'works', token };
}
