import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import type { Client } from './client';
import { toIdentity } from './identity';
import { auditLogin } from './loginAudit';
import { type OpenedSession, openSession } from './openSession';
import { deleteSession, findPersonById } from './queries';

type TwoFactorPolicy = Pick<Config, 'REQUIRE_ADMIN_2FA'>;

/** An account whose owner has proved who they are, locked until the transaction ends. */
export interface ProvedAccount {
  user_id: number;
  suspended_at: string | null;
  suspension_reason: string | null;
}

/** Where a login comes from, and the proof of it if that was no password. */
type LoginClient = Client & { by?: 'passkey' };

/**
 * Opens a session in place of the one that the request came with. With two-factor login it only allows the second step. Fails
 * where the account is suspended.
 */
export async function startSession(
  tx: Tx,
  policy: TwoFactorPolicy,
  { user_id, suspended_at, suspension_reason }: ProvedAccount,
  client: LoginClient,
): Promise<OpenedSession> {
  if (suspended_at) fail('account_suspended', undefined, { reason: suspension_reason });
  if (client.session) await deleteSession(tx, client.session);
  // Read again: two-factor login may have been enabled in the meantime.
  const current = await findPersonById(tx, user_id);
  const awaits_code = current.has_two_factor;
  const token = await openSession(tx, current, { ...client, awaits_code });
  if (!awaits_code) await auditLogin(tx, user_id, client);
  return { token, identity: toIdentity({ ...current, awaits_code }, policy) };
}

/** Replaces a session that only allows the second step, which was taken, by a full one. */
export async function startSessionAfterSecondStep(
  tx: Tx,
  policy: TwoFactorPolicy,
  { user_id, session }: User,
  client: LoginClient,
): Promise<OpenedSession> {
  // A new password ends every session, including the one of the first step.
  if (!(await deleteSession(tx, session))) fail('signed_out');
  const person = await findPersonById(tx, user_id);
  await auditLogin(tx, user_id, client);
  return { token: await openSession(tx, person, client), identity: toIdentity(person, policy) };
}
