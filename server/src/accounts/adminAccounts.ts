import type { Input } from '@foothold/shared/contract';
import type {
  createAdmin as createEndpoint,
  resetAdmin as resetEndpoint,
  changeAdminRole as roleEndpoint,
} from '@foothold/shared/contract/admin';
import { queueEmail } from '../email/emailTemplate';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail } from '../platform/http';
import { deleteUnconfirmedChanges } from './addressConfirmation/queries';
import { lockAdmin, updateAdminRole } from './adminAccounts.queries';
import { hashPassword, refuseCommonPassword } from './credentials/passwords';
import { lockUser, updatePassword } from './credentials/passwords.queries';
import { clearFailures } from './credentials/throttle';
import { createLinkToken, createToken, hashToken } from './credentials/tokens';
import { ensureAdmin } from './ensureAdmin';
import { deletePasskeys } from './passkeys/queries';
import { expireResets, insertReset } from './passwordReset/queries';
import { forgetBrowsers } from './sessions/knownBrowsers.queries';
import { deleteUserSessions, findPerson } from './sessions/queries';
import { toCodeThrottleKey } from './twoFactor/codeVerification';
import { adminResetEmail, twoFactorDisabledEmail } from './twoFactor/emails';
import { deleteTwoFactor } from './twoFactor/queries';

/** Creates an admin for the operator's command. `created` is false when there is one with this address. */
export async function createAdmin({ db }: Context, { email, password, admin_role }: Input<typeof createEndpoint>) {
  const existing = await findPerson(db, email);
  if (existing && existing.role !== 'admin')
    fail('invalid_input', { email: `${email} belongs to a ${existing.role}: an admin needs an address of their own.` });
  if (!existing) refuseCommonPassword(password, email);
  return { created: await ensureAdmin(db, { email, password, admin_role }, 'command') };
}

/** Gives an admin a part of the work alone, or all of it, and ends their sessions. `changed` is false where they had it already. */
export const changeAdminRole = (
  { db }: Context,
  { email, admin_role }: Input<typeof roleEndpoint>,
  request_id?: string,
) =>
  transact(db, async (tx) => {
    const admin = await lockAdmin(tx, email);
    if (!admin) return failNoAdmin(email);
    const { id, admin_role: before } = admin;
    if (before === admin_role) return { changed: false };
    await updateAdminRole(tx, id, admin_role);
    // Open pages and streams have what the old role could see.
    await deleteUserSessions(tx, id);
    const detail = { by: 'operator', before: { admin_role: before }, after: { admin_role } };
    const about = { subject: 'user', subject_id: id, detail, request_id };
    await writeAudit(tx, { user_id: null }, { action: 'admin.role_changed', ...about });
    return { changed: true };
  });

const failNoAdmin = (email: string): never => fail('not_found', undefined, { sentence: `${email} is no admin.` });

/**
 * Replaces the password of an admin by one that nobody knows, ends all sessions and passkeys, and returns a link to set a new password;
 * with `two_factor_off` also for an admin who has lost the authenticator app.
 */
export async function resetAdmin(
  { db, config }: Context,
  { email, two_factor_off }: Input<typeof resetEndpoint>,
  request_id?: string,
) {
  const admin = await findPerson(db, email);
  if (admin?.role !== 'admin') return failNoAdmin(email);
  const { user_id } = admin;
  const token = createLinkToken();
  const unusablePasswordHash = await hashPassword(createToken());

  const two_factor_was_on = await transact(db, async (tx) => {
    await lockUser(tx, user_id);
    await updatePassword(tx, user_id, unusablePasswordHash);
    await deleteUserSessions(tx, user_id);
    await deleteUnconfirmedChanges(tx, user_id);
    await forgetBrowsers(tx, user_id);
    await deletePasskeys(tx, user_id);
    await expireResets(tx, user_id);
    await insertReset(tx, { token_hash: hashToken(token), user_id, by_operator: true });
    const wasOn = two_factor_off && (await deleteTwoFactor(tx, user_id));
    await queueEmail(tx, wasOn ? twoFactorDisabledEmail : adminResetEmail, { user_id });
    await writeAudit(tx, operatorActor, {
      ...{ action: 'admin.reset', subject: 'user', subject_id: user_id },
      ...{ detail: { by: 'operator', two_factor_off: wasOn }, ...(request_id && { request_id }) },
    });
    return wasOn;
  });
  await clearFailures(db, toCodeThrottleKey(user_id));
  return { link: `${config.APP_ORIGIN}/reset/confirm?token=${token}`, two_factor_was_on };
}

const operatorActor = { user_id: null };
