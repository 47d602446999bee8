import type { Context } from '../../platform/context';
import { fail, type User } from '../../platform/http';
import { verifyPassword } from '../credentials/passwords';
import { findPasswordHash } from '../credentials/passwords.queries';
import { withThrottle } from '../credentials/throttle';
import { hasSession } from './queries';

/**
 * Fails unless `password` is the caller's own; after five failures within 15 minutes for the rest of them. Fails too when the
 * session was ended while the password was checked, which takes a while. Resolves to the hash.
 */
export async function verifyOwnPassword(
  { db, config }: Context,
  { user_id, session }: User,
  password: string,
  field: string,
): Promise<string> {
  const check = async () => {
    const stored = await findPasswordHash(db, user_id);
    return (await verifyPassword(password, stored)) ? stored : undefined;
  };
  const hash = await (config.RATE_LIMIT ? withThrottle(db, `password ${user_id}`, check) : check());
  if (!(await hasSession(db, session))) fail('signed_out');
  return hash ?? failWrongPassword(field);
}

export const failWrongPassword = (field: string) => fail('invalid_input', { [field]: 'This is not your password.' });
