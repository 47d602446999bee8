import type { Input } from '@foothold/shared/contract';
import type { createAdmin as creating, resetAdmin as resetting } from '@foothold/shared/contract/admin';
import { writeAudit } from '../audit/queries';
import type { Context } from '../context';
import { transact } from '../db';
import { fail } from '../http';
import { queueMail } from '../mail/queries';
import { ensureAdmin } from './admin';
import { hashPassword, refuseCommonPassword } from './passwords';
import { findPerson } from './queries';
import { deleteSessionsOf, endResets, insertReset, updatePassword } from './resetQueries';
import { forgetFailures } from './throttle';
import { hashOf, newLinkToken, newToken } from './tokens';
import { adminResetLetter, disabledLetter } from './twoFactor/letters';
import { codeSubject } from './twoFactor/proof';
import { deleteTwoFactor, lockUser } from './twoFactor/queries';

/** Makes an admin by a command. */
export async function createAdmin({ db }: Context, { email, password }: Input<typeof creating>) {
  const there = await findPerson(db, email);
  if (there && there.role !== 'admin')
    fail('invalid_input', { email: `${email} belongs to a ${there.role}: an admin needs an address of their own.` });
  if (!there) refuseCommonPassword(password, email);
  return { created: await ensureAdmin(db, { email, password }, 'command') };
}

/** Lets an admin in again who has lost the password, or the phone too; whoever was in before is out. */
export async function resetAdmin(
  { db, config }: Context,
  { email, two_factor_off }: Input<typeof resetting>,
  request_id?: string,
) {
  const admin = await findPerson(db, email);
  if (admin?.role !== 'admin') fail('not_found', undefined, { sentence: `${email} is no admin.` });
  const { user_id } = admin;
  const token = newLinkToken();
  const nobodys = await hashPassword(newToken());

  const two_factor_was_on = await transact(db, async (tx) => {
    await lockUser(tx, user_id);
    await updatePassword(tx, user_id, nobodys);
    await deleteSessionsOf(tx, user_id);
    await endResets(tx, user_id);
    await insertReset(tx, { token_hash: hashOf(token), user_id });
    const wasOn = two_factor_off && (await deleteTwoFactor(tx, user_id));
    await queueMail(tx, wasOn ? disabledLetter(user_id) : adminResetLetter(user_id));
    await writeAudit(tx, operator, {
      ...{ action: 'admin.reset', subject: 'user', subject_id: user_id },
      ...{ detail: { by: 'operator', two_factor_off: wasOn }, ...(request_id && { request_id }) },
    });
    return wasOn;
  });
  await forgetFailures(db, codeSubject(user_id));
  return { link: `${config.APP_ORIGIN}/reset/confirm?token=${token}`, two_factor_was_on };
}

const operator = { user_id: null };
