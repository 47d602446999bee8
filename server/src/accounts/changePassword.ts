import type { changePassword as endpoint, Input } from '@foothold/shared/contract';
import { queueEmail } from '../email/emailTemplate';
import { writeAudit } from '../platform/audit/queries';
import type { Context } from '../platform/context';
import { transact } from '../platform/db';
import { fail, type User } from '../platform/http';
import { deleteUnconfirmedChanges } from './addressConfirmation/queries';
import { hashPassword, refuseCommonPassword } from './credentials/passwords';
import { replacePassword } from './credentials/passwords.queries';
import { passwordChangedEmail } from './passwordReset/emails';
import { expireResets } from './passwordReset/queries';
import type { Client } from './sessions/client';
import { forgetBrowsers } from './sessions/knownBrowsers.queries';
import { openSession } from './sessions/openSession';
import { deleteOtherSessions, deleteSession } from './sessions/queries';
import { failWrongPassword, verifyOwnPassword } from './sessions/verifyOwnPassword';

/**
 * Changes the caller's own password, and ends their sessions but for a new one in place of this: whoever knows its token
 * knows it no longer. Of concurrent changes only the first succeeds. Resolves to the new token.
 */
export async function changePassword(
  context: Context,
  user: User,
  { current_password, new_password }: Input<typeof endpoint>,
  client: Client,
): Promise<string> {
  const { user_id, session } = user;
  const before = await verifyOwnPassword(context, user, current_password, 'current_password');
  refuseCommonPassword(new_password, user.email, 'new_password');
  const password_hash = await hashPassword(new_password);

  return transact(context.db, async (tx) => {
    if (!(await replacePassword(tx, user_id, { before, password_hash }))) failWrongPassword('current_password');
    await deleteOtherSessions(tx, { user_id, session });
    // Ended by its owner meanwhile.
    if (!(await deleteSession(tx, session))) fail('signed_out');
    await expireResets(tx, user_id);
    await queueEmail(tx, passwordChangedEmail, { user_id });
    await writeAudit(tx, user, {
      ...{ action: 'account.password_changed', subject: 'user', subject_id: user_id, request_id: client.request_id },
    });
    await deleteUnconfirmedChanges(tx, user_id);
    await forgetBrowsers(tx, user_id);
    return openSession(tx, user, client);
  });
}
