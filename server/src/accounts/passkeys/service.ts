import type { finishPasskeyRegistration, Input } from '@foothold/shared/contract';
import { queueEmail } from '../../email/emailTemplate';
import { writeAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { type Db, type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { lockUser } from '../credentials/passwords.queries';
import { createToken } from '../credentials/tokens';
import type { Client } from '../sessions/client';
import { findPersonById, hasSession } from '../sessions/queries';
import { verifyOwnPassword } from '../sessions/verifyOwnPassword';
import { createChallenge, takeChallenge } from './challenges';
import { passkeyAddedEmail, passkeyRemovedEmail } from './emails';
import { claimHandle, deletePasskey, insertPasskey, listCredentials } from './queries';
import { buildCreationOptions, verifyRegistration } from './relyingParty';

const maxPasskeys = 10;

/** What the browser needs for a new passkey of the caller. The challenge in it proves, later, that the password was given. */
export async function startRegistration(context: Context, user: User, password: string) {
  const { db, config } = context;
  const { user_id } = user;
  await verifyOwnPassword(context, user, password, 'password');
  await refuseUnlessAllowed(db, user_id);
  const existing = await listCredentials(db, user_id);
  const handle = await claimHandle(db, user_id, createToken());
  const challenge = await createChallenge(db, { purpose: 'registration', user_id });
  return buildCreationOptions(config, { challenge, handle, user, existing });
}

/** Stores the passkey that the browser has made. */
export async function finishRegistration(
  { db, config }: Context,
  { user_id, session }: User,
  { name, response }: Input<typeof finishPasskeyRegistration>,
  { device, request_id }: Pick<Client, 'device' | 'request_id'>,
) {
  const challenge = await takeChallenge(db, response.response, { purpose: 'registration', user_id });
  const credential = challenge && (await verifyRegistration(config, response, challenge));
  if (!credential) return failNotAdded();

  return transact(db, async (tx) => {
    await lockUser(tx, user_id);
    // A new password ends the sessions of whoever started this with the old one.
    if (!(await hasSession(tx, session))) fail('signed_out');
    await refuseUnlessAllowed(tx, user_id);
    const passkey = await insertPasskey(tx, { ...credential, user_id, name: name ?? device ?? 'Passkey' });
    if (!passkey) return failNotAdded();
    await queueEmail(tx, passkeyAddedEmail, { user_id, name: passkey.name });
    await writeAudit(tx, { user_id }, createAuditEntry('added', user_id, request_id));
    return passkey;
  });
}

/** Removes one of the caller's passkeys. */
export async function removePasskey(
  context: Context,
  user: User,
  { id, password }: { id: number; password: string },
  request_id: string,
): Promise<void> {
  const { user_id } = user;
  await verifyOwnPassword(context, user, password, 'password');
  await transact(context.db, async (tx) => {
    const name = (await deletePasskey(tx, user_id, id)) ?? fail('not_found');
    await queueEmail(tx, passkeyRemovedEmail, { user_id, name });
    await writeAudit(tx, { user_id }, createAuditEntry('removed', user_id, request_id));
  });
}

/** An admin who loses the passkey needs another second step, and the recovery codes. */
async function refuseUnlessAllowed(db: Db | Tx, user_id: number): Promise<void> {
  const { role, has_two_factor } = await findPersonById(db, user_id);
  if (role === 'admin' && !has_two_factor)
    fail('not_possible_now', undefined, {
      sentence: 'Set up two-factor login first: a passkey takes the place of its code.',
    });
  if ((await listCredentials(db, user_id)).length >= maxPasskeys)
    fail('not_possible_now', undefined, { sentence: `You have ${maxPasskeys} passkeys. Remove one first.` });
}

const createAuditEntry = (verb: string, subject_id: number, request_id: string) => ({
  ...{ action: `passkey.${verb}`, subject: 'user', subject_id, request_id },
});

const failNotAdded = () =>
  fail('not_possible_now', undefined, { sentence: 'This passkey was not added. Try again, within five minutes.' });
