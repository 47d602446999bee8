import type { finishPasskeyLogin, Input } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { type Tx, transact } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { lockAccount } from '../credentials/passwords.queries';
import type { Client } from '../sessions/client';
import { auditFailedLogin } from '../sessions/loginAudit';
import type { OpenedSession } from '../sessions/openSession';
import { type ProvedAccount, startSession, startSessionAfterSecondStep } from '../sessions/startSession';
import { createChallenge, takeChallenge } from './challenges';
import type { ChallengeUse } from './challenges.queries';
import { findByCredential, listCredentials, recordUse, type StoredPasskey } from './queries';
import { buildRequestOptions, verifyUse } from './relyingParty';

type Response = Input<typeof finishPasskeyLogin>['response'];

/** What the browser needs for a login. Nobody is named: the browser knows whose passkeys it has. */
export async function startLogin({ db, config }: Context) {
  return buildRequestOptions(config, await createChallenge(db, { purpose: 'login', user_id: null }));
}

/** Opens a session for the owner of a passkey, by the rules of a login with a password. */
export async function finishLogin(context: Context, response: Response, client: Client): Promise<OpenedSession> {
  const purpose = { purpose: 'login', user_id: null } as const;
  return withVerifiedPasskey(context, { response, purpose, client }, (tx, account) =>
    startSession(tx, context.config, account, { ...client, by: 'passkey' }),
  );
}

/** What the browser needs in place of a code: one of the passkeys of this account. */
export async function startSecondStep({ db, config }: Context, { user_id }: User) {
  const credentials = await listCredentials(db, user_id);
  if (credentials.length === 0)
    fail('not_possible_now', undefined, { sentence: 'Your account has no passkey yet. Enter a code.' });
  const challenge = await createChallenge(db, { purpose: 'second_step', user_id });
  return buildRequestOptions(config, challenge, credentials);
}

/** The second step of a two-factor login, by a passkey. */
export async function finishSecondStep(
  context: Context,
  user: User,
  response: Response,
  client: Client,
): Promise<OpenedSession> {
  const purpose = { purpose: 'second_step', user_id: user.user_id } as const;
  return withVerifiedPasskey(context, { response, purpose, client }, (tx) =>
    startSessionAfterSecondStep(tx, context.config, user, { ...client, by: 'passkey' }),
  );
}

interface Attempt {
  response: Response;
  purpose: ChallengeUse;
  client: Client;
}

/** Verifies a response, records the use and runs `work` in the same transaction. A failure is recorded in the audit log. */
async function withVerifiedPasskey<T>(
  context: Context,
  { response, purpose, client }: Attempt,
  work: (tx: Tx, account: ProvedAccount) => Promise<T>,
): Promise<T> {
  const { db, config } = context;
  const challenge = await takeChallenge(db, response.response, purpose);
  if (!challenge) return failTooLate();
  const passkey = await findByCredential(db, response.id);
  const use = passkey && isOwner(passkey, response, purpose) && (await verifyUse(config, response, challenge, passkey));
  if (!use) {
    await auditFailedLogin(db, purpose.user_id ?? passkey?.user_id, 'passkey', client);
    return failUnknown();
  }
  if (passkey.role === 'admin' && purpose.user_id === null) {
    await auditFailedLogin(db, passkey.user_id, 'passkey without password', client);
    fail('forbidden', undefined, { sentence: 'Admins log in with their password first, and then with the passkey.' });
  }
  const success = await transact(db, async (tx) => {
    // Before the passkey, as a reset of the password does it.
    const account = (await lockAccount(tx, passkey.user_id)) ?? failUnknown();
    if (!(await recordUse(tx, passkey.id, use))) return undefined;
    return { result: await work(tx, { ...account, user_id: passkey.user_id }) };
  });
  if (success) return success.result;
  await auditFailedLogin(db, passkey.user_id, 'passkey counter', client);
  return failUnknown();
}

/** Whether the authenticator names the account that the passkey was made for, and the second step is that account's. */
const isOwner = (passkey: StoredPasskey, { response }: Response, { user_id }: ChallengeUse) =>
  user_id === null
    ? response.userHandle === passkey.passkey_handle
    : user_id === passkey.user_id && (response.userHandle ?? passkey.passkey_handle) === passkey.passkey_handle;

const failTooLate = () =>
  fail('not_possible_now', undefined, { sentence: 'This took too long, or was sent twice. Use the passkey again.' });

const failUnknown = () =>
  fail('wrong_credentials', undefined, {
    sentence: 'This passkey does not work here. It may have been removed from the account.',
  });
