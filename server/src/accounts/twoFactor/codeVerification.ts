import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail } from '../../platform/http';
import { withThrottle } from '../credentials/throttle';
import { consumeRecoveryCode, consumeStep, findTwoFactor } from './queries';
import { hashRecoveryCode } from './recoveryCodes';
import { findTimeStep } from './totp';

/** What was given: a code of the app, or one of the recovery codes. */
export type CodeKind = 'app' | 'recovery';

/**
 * Uses a code up and runs `work` in the same transaction, or ends the call. Five wrong ones in a quarter of an hour are
 * enough, wherever they come from: whoever is asked for a code has given the password.
 */
export async function withVerifiedCode<T>(
  context: Context,
  user_id: number,
  given: string,
  work: (tx: Tx, proof: CodeKind) => Promise<T>,
): Promise<T> {
  const { db, config } = context;
  const use = await prepareCodeUse(context, user_id, given);
  const attempt = () =>
    transact(db, async (tx) => {
      const proof = await use(tx);
      return proof && { result: await work(tx, proof) };
    });
  const done = await (config.RATE_LIMIT ? withThrottle(db, toCodeThrottleKey(user_id), attempt) : attempt());
  return (done ?? fail('invalid_input', { code: isAppCode(given) ? wrongCodeMessage : wrongRecoveryCodeMessage }))
    .result;
}

/** What failed codes are counted by. */
export const toCodeThrottleKey = (user_id: number) => `code ${user_id}`;

export const wrongCodeMessage = 'This code does not work. Each works once, for half a minute: use the one shown now.';
const wrongRecoveryCodeMessage = 'This recovery code does not work. Each works once.';

/** Apps show codes in two groups of three. */
export const stripSeparators = (given: string) => given.replace(/[\s-]/g, '');
const isAppCode = (given: string) => /^\d{6}$/.test(stripSeparators(given));

/** How to use a code up; resolves to undefined there where it is wrong or was used before. */
async function prepareCodeUse({ db, secretBox }: Context, user_id: number, given: string) {
  if (!isAppCode(given)) {
    const code_hash = hashRecoveryCode(user_id, given);
    return async (tx: Tx): Promise<CodeKind | undefined> =>
      (await consumeRecoveryCode(tx, user_id, code_hash)) ? 'recovery' : undefined;
  }
  const kept = await findTwoFactor(db, user_id);
  const step = kept && findTimeStep(await secretBox.open(kept.secret, toSecretOwner(user_id)), stripSeparators(given));
  return async (tx: Tx): Promise<CodeKind | undefined> =>
    kept && step && (await consumeStep(tx, { user_id, secret: kept.secret, step })) ? 'app' : undefined;
}

/** Whom a secret is sealed for. */
export const toSecretOwner = (user_id: number) => `two-factor ${user_id}`;
