import { queueEmail } from '../../email/emailTemplate';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { lockUser } from '../credentials/passwords.queries';
import { withThrottle } from '../credentials/throttle';
import { deleteOtherSessions } from '../sessions/queries';
import { verifyOwnPassword } from '../sessions/verifyOwnPassword';
import { type CodeKind, stripSeparators, toSecretOwner, withVerifiedCode, wrongCodeMessage } from './codeVerification';
import {
  recoveryCodesRenewedEmail,
  recoveryCodeUsedEmail,
  twoFactorDisabledEmail,
  twoFactorEnabledEmail,
} from './emails';
import {
  confirmSetup,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  saveSetup,
} from './queries';
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes';
import { createSecret, findTimeStep, formatOtpAuthUri } from './totp';

/** The state of the caller's two-factor login. */
export async function loadTwoFactorState({ db, config }: Context, { user_id }: User) {
  const stored = await findTwoFactor(db, user_id);
  return {
    enrolled_at: stored?.confirmed_at ?? null,
    recovery_codes_left: await countRecoveryCodes(db, user_id),
    required: config.REQUIRE_ADMIN_2FA,
  };
}

/** Creates a secret, which takes effect with the first code that is entered for it. */
export async function startSetup(context: Context, user: User, password: string) {
  await verifyOwnPassword(context, user, password, 'password');
  const secret = createSecret();
  const sealed = await context.secretBox.seal(secret, toSecretOwner(user.user_id));
  if (!(await saveSetup(context.db, { user_id: user.user_id, secret: sealed }))) failAlreadyEnabled();
  return { secret, uri: formatOtpAuthUri(secret, user.email) };
}

/** Enables two-factor login with the first code. All sessions but the caller's end, because they were opened without one. */
export async function completeSetup({ db, config, secretBox }: Context, user: User, code: string, request_id: string) {
  const { user_id } = user;
  const stored = await findTwoFactor(db, user_id);
  if (!stored) fail('not_possible_now', undefined, { sentence: 'Start again: this code belongs to no set-up.' });
  if (stored.confirmed_at) failAlreadyEnabled();
  const secret = await secretBox.open(stored.secret, toSecretOwner(user_id));
  const check = async () => findTimeStep(secret, stripSeparators(code)) ?? undefined;
  const step = await (config.RATE_LIMIT ? withThrottle(db, `two-factor ${user_id}`, check) : check());
  if (step === undefined) fail('invalid_input', { code: wrongCodeMessage });

  return transact(db, async (tx) => {
    await lockUser(tx, user_id);
    if (!(await confirmSetup(tx, { user_id, secret: stored.secret, step }))) failAlreadyEnabled();
    await deleteOtherSessions(tx, user);
    const recovery_codes = await issueRecoveryCodes(tx, user_id);
    await queueEmail(tx, twoFactorEnabledEmail, { user_id });
    await writeAudit(tx, user, createAuditEntry('enabled', user_id, request_id));
    return { recovery_codes, message: 'Two-factor login is on. You were logged out everywhere else.' };
  });
}

interface PasswordAndCode {
  password: string;
  code: string;
}

/** Replaces the recovery codes. */
export async function renewCodes(
  context: Context,
  user: User,
  { password, code }: PasswordAndCode,
  request_id: string,
) {
  const { user_id } = user;
  await verifyOwnPassword(context, user, password, 'password');
  return withVerifiedCode(context, user_id, code, async (tx, codeKind) => {
    const recovery_codes = await issueRecoveryCodes(tx, user_id);
    await queueEmail(tx, recoveryCodesRenewedEmail, { user_id });
    await writeAudit(tx, user, createAuditEntry('codes_renewed', user_id, request_id, { by: codeKind }));
    return { recovery_codes, message: 'Your old recovery codes do not work any more.' };
  });
}

/** Disables two-factor login. */
export async function disable(context: Context, user: User, { password, code }: PasswordAndCode, request_id: string) {
  const { user_id } = user;
  await verifyOwnPassword(context, user, password, 'password');
  await withVerifiedCode(context, user_id, code, async (tx, codeKind) => {
    await lockUser(tx, user_id);
    await deleteTwoFactor(tx, user_id);
    await deleteOtherSessions(tx, user);
    await queueEmail(tx, twoFactorDisabledEmail, { user_id });
    await writeAudit(tx, user, createAuditEntry('disabled', user_id, request_id, { by: codeKind }));
  });
}

/** Reports the use of a recovery code by email and in the audit log, in the transaction that uses it up. */
export async function reportRecoveryCodeUse(
  tx: Tx,
  user: Pick<User, 'user_id'>,
  codeKind: CodeKind,
  request_id: string,
): Promise<void> {
  if (codeKind !== 'recovery') return;
  const left = await countRecoveryCodes(tx, user.user_id);
  await queueEmail(tx, recoveryCodeUsedEmail, { user_id: user.user_id, left });
  await writeAudit(tx, user, createAuditEntry('recovery_code_used', user.user_id, request_id, { left }));
}

async function issueRecoveryCodes(tx: Tx, user_id: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    user_id,
    codes.map((code) => hashRecoveryCode(user_id, code)),
  );
  return codes;
}

const createAuditEntry = (verb: string, subject_id: number, request_id: string, detail?: Record<string, unknown>) => ({
  ...{ action: `two_factor.${verb}`, subject: 'user', subject_id, request_id },
  ...(detail && { detail }),
});

const failAlreadyEnabled = () => fail('not_possible_now', undefined, { sentence: 'Two-factor login is on already.' });
