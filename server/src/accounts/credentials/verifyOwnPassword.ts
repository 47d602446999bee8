import type { Context } from '../../platform/context';
import { fail, type User } from '../../platform/http';
import { verifyPassword } from './passwords';
import { findPasswordHash } from './passwords.queries';
import { withThrottle } from './throttle';

/** Fails unless `password` is the caller's own; after five failures within 15 minutes for the rest of them. Resolves to its hash. */
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
  const hash = await (config.RATE_LIMIT ? withThrottle(db, `password ${user_id}`, check) : check());
  return hash ?? failWrongPassword(field);
}

export const failWrongPassword = (field: string) => fail('invalid_input', { [field]: 'This is not your password.' });
