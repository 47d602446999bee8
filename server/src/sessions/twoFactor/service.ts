import { writeAudit } from '../../audit/queries';
import type { Context } from '../../context';
import { type Tx, transact } from '../../db';
import { fail, type User } from '../../http';
import { queueMail } from '../../mail/queries';
import { provePassword } from '../password';
import { deleteOtherSessions } from '../queries';
import { throttled } from '../throttle';
import { disabledLetter, enabledLetter, recoveryUsedLetter, renewedLetter } from './letters';
import { digitsOf, ownerOf, type Proof, withCode, wrongCode } from './proof';
import {
  confirmSetup,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  lockUser,
  replaceRecoveryCodes,
  saveSetup,
} from './queries';
import { newRecoveryCodes, recoveryHash } from './recoveryCodes';
import { newSecret, stepOf, uriOf } from './totp';

/** Whether the caller's login takes a code. */
export async function viewState({ db, config }: Context, { user_id }: User) {
  const kept = await findTwoFactor(db, user_id);
  return {
    enrolled_at: kept?.confirmed_at ?? null,
    recovery_codes_left: await countRecoveryCodes(db, user_id),
    required: config.REQUIRE_ADMIN_2FA,
  };
}

/** Makes a secret that waits for its first code. */
export async function start(context: Context, user: User, password: string) {
  await provePassword(context, user, password, 'password');
  const secret = newSecret();
  const sealed = await context.vault.seal(secret, ownerOf(user.user_id));
  if (!(await saveSetup(context.db, { user_id: user.user_id, secret: sealed }))) failOn();
  return { secret, uri: uriOf(secret, user.email) };
}

/** Switches two-factor login on by a first code; no session that was opened without one stays but the caller's. */
export async function confirm({ db, config, vault }: Context, user: User, code: string, request_id: string) {
  const { user_id } = user;
  const kept = await findTwoFactor(db, user_id);
  if (!kept) fail('not_possible_now', undefined, { sentence: 'Start again: this code belongs to no set-up.' });
  if (kept.confirmed_at) failOn();
  const secret = await vault.open(kept.secret, ownerOf(user_id));
  const check = async () => stepOf(secret, digitsOf(code)) ?? undefined;
  const step = await (config.RATE_LIMIT ? throttled(db, `two-factor ${user_id}`, check) : check());
  if (step === undefined) fail('invalid_input', { code: wrongCode });

  return transact(db, async (tx) => {
    await lockUser(tx, user_id);
    if (!(await confirmSetup(tx, { user_id, secret: kept.secret, step }))) failOn();
    await deleteOtherSessions(tx, user);
    const recovery_codes = await giveRecoveryCodes(tx, user_id);
    await queueMail(tx, enabledLetter(user_id));
    await writeAudit(tx, user, entry('enabled', user_id, request_id));
    return { recovery_codes, message: 'Two-factor login is on. You were logged out everywhere else.' };
  });
}

interface Proving {
  password: string;
  code: string;
}

/** New recovery codes in place of the old ones. */
export async function renew(context: Context, user: User, { password, code }: Proving, request_id: string) {
  const { user_id } = user;
  await provePassword(context, user, password, 'password');
  return withCode(context, user_id, code, async (tx, proof) => {
    const recovery_codes = await giveRecoveryCodes(tx, user_id);
    await queueMail(tx, renewedLetter(user_id));
    await writeAudit(tx, user, entry('codes_renewed', user_id, request_id, { by: proof }));
    return { recovery_codes, message: 'Your old recovery codes do not work any more.' };
  });
}

/** Switches two-factor login off. */
export async function disable(context: Context, user: User, { password, code }: Proving, request_id: string) {
  const { user_id } = user;
  await provePassword(context, user, password, 'password');
  await withCode(context, user_id, code, async (tx, proof) => {
    await lockUser(tx, user_id);
    await deleteTwoFactor(tx, user_id);
    await deleteOtherSessions(tx, user);
    await queueMail(tx, disabledLetter(user_id));
    await writeAudit(tx, user, entry('disabled', user_id, request_id, { by: proof }));
  });
}

/** Tells of a recovery code that somebody logged in with, in the transaction that used it up. */
export async function tellRecovery(tx: Tx, user: User, proof: Proof, request_id: string): Promise<void> {
  if (proof !== 'recovery') return;
  const left = await countRecoveryCodes(tx, user.user_id);
  await queueMail(tx, recoveryUsedLetter(user.user_id, left));
  await writeAudit(tx, user, entry('recovery_code_used', user.user_id, request_id, { left }));
}

async function giveRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    user_id,
    codes.map((code) => recoveryHash(user_id, code)),
  );
  return codes;
}

const entry = (verb: string, subject_id: number, request_id: string, detail?: Record<string, unknown>) => ({
  ...{ action: `two_factor.${verb}`, subject: 'user', subject_id, request_id },
  ...(detail && { detail }),
});

const failOn = () => fail('not_possible_now', undefined, { sentence: 'Two-factor login is on already.' });
