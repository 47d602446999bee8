import { ApiError, call } from '@foothold/shared/api';
import { checkPasswordReset } from '@foothold/shared/contract';
import { createLinkToken } from '../../links/linkToken';

export const resetToken = createLinkToken();

/** `missing`: the page was reloaded, and the token with it. */
export type ResetLink =
  | { state: 'valid'; token: string; needsCode: boolean }
  | { state: 'invalid' }
  | { state: 'missing' };

/** Asks the server about the token. After any other error the form is shown: setting the password then tells. */
export async function checkResetLink(signal: AbortSignal): Promise<ResetLink> {
  const token = resetToken.read();
  if (token === null) return { state: 'missing' };
  try {
    const { needs_code } = await call(checkPasswordReset, { body: { token } }, signal);
    return { state: 'valid', token, needsCode: needs_code };
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'not_possible_now') return { state: 'invalid' };
    return { state: 'valid', token, needsCode: false };
  }
}
