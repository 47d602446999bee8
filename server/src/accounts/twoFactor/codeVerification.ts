import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail } from '../../platform/http';
import { withThrottle } from '../credentials/throttle';
import { consumeRecoveryCode, consumeStep, findTwoFactor } from './queries';
import { hashRecoveryCode } from './recoveryCodes';
import { findTimeStep } from './totp';

/** Which code was entered: one of the authenticator app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

interface CodeOptions {
  onWrongCode?: () => Promise<unknown>;
  /** What wrong codes are counted for, in place of the account's logins. */
  throttleKey?: string;
}

/**
 * Uses up a code and runs `work` in the same transaction; fails when the code is wrong. Five wrong codes within 15 minutes
 * block the account from any address: who gets here has already entered the password, or has another `throttleKey`.
 * `onWrongCode` runs after each.
 */
export async function withVerifiedCode<T>(
  context: Context,
  user_id: number,
  code: string,
  work: (tx: Tx, codeKind: CodeKind) => Promise<T>,
  { onWrongCode, throttleKey = toCodeThrottleKey(user_id) }: CodeOptions = {},
): Promise<T> {
  const { db, config } = context;
  const consumeCode = await prepareCodeUse(context, user_id, code);
  const attempt = () =>
    transact(db, async (tx) => {
      const codeKind = await consumeCode(tx);
      return codeKind && { result: await work(tx, codeKind) };
    });
  const success = await (config.RATE_LIMIT ? withThrottle(db, throttleKey, attempt) : attempt());
  if (success) return success.result;
  await onWrongCode?.();
  fail('invalid_input', { code: isAppCode(code) ? wrongCodeMessage : wrongRecoveryCodeMessage });
}

/** The throttle subject of failed codes. */
export const toCodeThrottleKey = (user_id: number) => `code ${user_id}`;

export const wrongCodeMessage = 'This code does not work. Each works once, for half a minute: use the one shown now.';
const wrongRecoveryCodeMessage = 'This recovery code does not work. Each works once.';

/** Authenticator apps show a code as two groups of three digits. */
export const stripSeparators = (code: string) => code.replace(/[\s-]/g, '');
const isAppCode = (code: string) => /^\d{6}$/.test(stripSeparators(code));

/** Resolves to what uses up the code in a transaction; that resolves to undefined when the code is wrong or used. */
async function prepareCodeUse({ db, secretBox }: Context, user_id: number, code: string) {
  if (!isAppCode(code)) {
    const code_hash = hashRecoveryCode(user_id, code);
    return async (tx: Tx): Promise<CodeKind | undefined> =>
      (await consumeRecoveryCode(tx, user_id, code_hash)) ? 'recovery' : undefined;
  }
  const stored = await findTwoFactor(db, user_id);
  const step =
    stored && findTimeStep(await secretBox.open(stored.secret, toSecretOwner(user_id)), stripSeparators(code));
  return async (tx: Tx): Promise<CodeKind | undefined> =>
    stored && step && (await consumeStep(tx, { user_id, secret: stored.secret, step })) ? 'app' : undefined;
}

/** The owner that a sealed secret is bound to (associated data of the encryption). Stored secrets depend on this text. */
export const toSecretOwner = (user_id: number) => `two-factor ${user_id}`;
