import { ApiError, connectionError } from '@foothold/shared/api';
import type { Output, startPasskeyLogin, startPasskeyRegistration } from '@foothold/shared/contract';

/** Whether this browser knows passkeys. It does on https and on this machine only. */
export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lets the browser ask for a fingerprint or the like and make a passkey. Rejects with an ApiError, also when the user cancels. */
export const createPasskey = (optionsJSON: Output<typeof startPasskeyRegistration>) =>
  prompt('No passkey was added. Try again, and follow your browser’s window.', ({ startRegistration }) =>
    startRegistration({ optionsJSON }),
  );

/** The same to use a passkey. */
export const requestPasskey = (optionsJSON: Output<typeof startPasskeyLogin>) =>
  prompt('No passkey was used. Try again, or go on without one.', ({ startAuthentication }) =>
    startAuthentication({ optionsJSON }),
  );

// A script of its own: most visits need no passkey.
const loadLibrary = () => import('@simplewebauthn/browser');

async function prompt<T>(
  canceledMessage: string,
  ask: (library: Awaited<ReturnType<typeof loadLibrary>>) => Promise<T>,
): Promise<T> {
  const library = await loadLibrary().catch(() => {
    throw connectionError();
  });
  try {
    return await ask(library);
  } catch (cause) {
    throw toApiError(cause, canceledMessage);
  }
}

/** Browsers tell little of why: canceled, out of time and without a fitting passkey are the same error. */
function toApiError(cause: unknown, canceledMessage: string): ApiError {
  const name = cause instanceof Error ? cause.name : '';
  const sentences: Record<string, string> = {
    NotAllowedError: canceledMessage,
    AbortError: canceledMessage,
    InvalidStateError: 'This device has a passkey of your account already.',
    SecurityError: 'Passkeys do not work at this address of the site.',
    ConstraintError: 'This device cannot check that it is you, so it can hold no passkey.',
    NotSupportedError: 'This device cannot make a passkey for this site.',
  };
  const error = sentences[name];
  return error ? new ApiError('not_possible_now', { error }) : new ApiError('unexpected');
}
