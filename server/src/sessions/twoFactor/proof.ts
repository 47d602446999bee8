import type { Context } from '../../context';
import { type Tx, transact } from '../../db';
import { fail } from '../../http';
import { throttled } from '../throttle';
import { findTwoFactor, useRecoveryCode, useStep } from './queries';
import { recoveryHash } from './recoveryCodes';
import { stepOf } from './totp';

/** What was given: a code of the app, or one of the recovery codes. */
export type Proof = 'app' | 'recovery';

/**
 * Uses a code up and runs `work` in the same transaction, or ends the call. Five wrong ones in a quarter of an hour are
 * enough, wherever they come from: whoever is asked for a code has given the password.
 */
export async function withCode<T>(
  context: Context,
  user_id: number,
  given: string,
  work: (tx: Tx, proof: Proof) => Promise<T>,
): Promise<T> {
  const { db, config } = context;
  const use = await userOf(context, user_id, given);
  const attempt = () =>
    transact(db, async (tx) => {
      const proof = await use(tx);
      return proof && { result: await work(tx, proof) };
    });
  const done = await (config.RATE_LIMIT ? throttled(db, codeSubject(user_id), attempt) : attempt());
  return (done ?? fail('invalid_input', { code: isOfApp(given) ? wrongCode : wrongRecoveryCode })).result;
}

/** What failed codes are counted by. */
export const codeSubject = (user_id: number) => `code ${user_id}`;

export const wrongCode = 'This code does not work. Each works once, for half a minute: use the one shown now.';
const wrongRecoveryCode = 'This recovery code does not work. Each works once.';

/** Apps show codes in two groups of three. */
export const digitsOf = (given: string) => given.replace(/[\s-]/g, '');
const isOfApp = (given: string) => /^\d{6}$/.test(digitsOf(given));

/** How to use a code up; resolves to undefined there where it is wrong or was used before. */
async function userOf({ db, vault }: Context, user_id: number, given: string) {
  if (!isOfApp(given)) {
    const code_hash = recoveryHash(user_id, given);
    return async (tx: Tx): Promise<Proof | undefined> =>
      (await useRecoveryCode(tx, user_id, code_hash)) ? 'recovery' : undefined;
  }
  const kept = await findTwoFactor(db, user_id);
  const step = kept && stepOf(await vault.open(kept.secret, ownerOf(user_id)), digitsOf(given));
  return async (tx: Tx): Promise<Proof | undefined> =>
    kept && step && (await useStep(tx, { user_id, secret: kept.secret, step })) ? 'app' : undefined;
}

/** Whom a secret is sealed for. */
export const ownerOf = (user_id: number) => `two-factor ${user_id}`;
