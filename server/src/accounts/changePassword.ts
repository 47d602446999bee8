import type { changePassword as endpoint, Input } from '@foothold/shared/contract';
import { queueEmailMessage } from '../email/queries';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { hashPassword, refuseCommonPassword, verifyPassword } from './credentials/passwords';
import { withThrottle } from './credentials/throttle';
import { passwordChangedEmail } from './passwordReset/emails';
import { expireResets } from './passwordReset/queries';
import { deleteOtherSessions, findPasswordHash, replacePassword } from './sessions/queries';

/** Changes the caller's own password and ends their other sessions. Of two changes at once one wins. */
export async function changePassword(
  context: Context,
  user: User,
  { current_password, new_password }: Input<typeof endpoint>,
  request_id: string,
): Promise<void> {
  const { user_id, session } = user;
  const before = await verifyOwnPassword(context, user, current_password, 'current_password');
  refuseCommonPassword(new_password, user.email, 'new_password');
  const password_hash = await hashPassword(new_password);

  await transact(context.db, async (tx) => {
    if (!(await replacePassword(tx, user_id, { before, password_hash }))) failWrongPassword('current_password');
    await deleteOtherSessions(tx, { user_id, session });
    await expireResets(tx, user_id);
    await queueEmailMessage(tx, passwordChangedEmail({ user_id }));
    await writeAudit(tx, user, {
      ...{ action: 'account.password_changed', subject: 'user', subject_id: user_id, request_id },
    });
  });
}

/** Ends the call unless this is the caller's password; five wrong ones in a quarter of an hour are enough. Resolves to its hash. */
export async function verifyOwnPassword(
  { db, config }: Context,
  { user_id }: User,
  password: string,
  field: string,
): Promise<string> {
  const check = async () => {
    const stored = await findPasswordHash(db, user_id);
    return (await verifyPassword(password, stored)) ? stored : undefined;
  };
  const proven = await (config.RATE_LIMIT ? withThrottle(db, `password ${user_id}`, check) : check());
  return proven ?? failWrongPassword(field);
}

const failWrongPassword = (field: string) => fail('invalid_input', { [field]: 'This is not your password.' });
