import { writeLoginAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import type { Db } from '../../platform/db';
import { toNetwork } from '../../platform/rateLimits/network';
import type { RefusedGuess } from '../credentials/guesses';
import type { Client } from './client';
import { findPerson } from './queries';

/** The actor of a login that failed: nobody knows whether it was the account's owner. */
const stranger = 'stranger';

type From = Pick<Client, 'ip' | 'device' | 'request_id'>;

/** Whom an entry about a login is about. What was typed as an address is not kept: it may be a password. */
const toLoginSubject = (user_id: number | undefined) =>
  user_id === undefined ? { subject: 'account', subject_id: 'unknown' } : { subject: 'user', subject_id: user_id };

/** `by` is the proof, where it was no password. */
export const auditLogin = (db: Db, user_id: number, { by, ...from }: From & { by?: 'passkey' }) =>
  writeLoginAudit(
    db,
    { user_id },
    { action: 'login.succeeded', ...toLoginSubject(user_id), ...toOrigin(from, by && { proof: by }) },
  );

/** A counter that has not grown tells that somebody else has a copy of the passkey. */
type WrongStep = 'password' | 'code' | 'passkey' | 'passkey counter' | 'passkey without password';

/** `step` is what was wrong. */
export const auditFailedLogin = (db: Db, user_id: number | undefined, step: WrongStep, from: From) =>
  writeLoginAudit(
    db,
    { user_id: null },
    { action: 'login.failed', ...toLoginSubject(user_id), ...toOrigin(from, { by: stranger, wrong: step }) },
  );

/** A wrong code beside a mailed link for a new password: whoever sent it has the mailbox of this admin. */
export const auditFailedReset = (db: Db, user_id: number, from: From) =>
  writeLoginAudit(
    db,
    { user_id: null },
    {
      ...{ action: 'account.password_reset_failed', ...toLoginSubject(user_id) },
      ...toOrigin(from, { by: stranger, wrong: 'code' }),
    },
  );

const toOrigin = ({ ip, device, request_id }: From, more?: Record<string, unknown>) => ({
  detail: { ...more, address: ip, device },
  request_id,
});

/** Tells the admins, once an hour for each account, address or password that is guessed. */
export async function auditGuessing(
  { db, rateLimiter }: Pick<Context, 'db' | 'rateLimiter'>,
  { subject, guessed }: RefusedGuess,
  email: string,
  from: From,
): Promise<void> {
  if ((await rateLimiter.take(`note of ${subject}`, { burst: 1, perMinute: 1 / 60 })) > 0) return;
  const about =
    guessed === 'address'
      ? { subject: 'network', subject_id: toNetwork(from.ip) }
      : toLoginSubject((await findPerson(db, email))?.user_id);
  await writeLoginAudit(
    db,
    { user_id: null },
    { action: 'guessing.slowed', ...about, ...toOrigin(from, { by: stranger, guessed }) },
  );
}
