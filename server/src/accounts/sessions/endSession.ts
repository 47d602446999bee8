import type { Db } from '../../platform/db';
import { fail, type User } from '../../platform/http';
import { deleteSession, findSessionKey } from './queries';

/** Ends another session of the caller; its open pages learn of it at once. The browser of the current one would keep its cookie. */
export async function endSession(db: Db, { user_id, session }: User, id: number): Promise<void> {
  const key = (await findSessionKey(db, { user_id, id })) ?? fail('not_found');
  if (key === session)
    fail('not_possible_now', undefined, { sentence: 'You are using this session: log out instead.' });
  if (!(await deleteSession(db, key))) fail('not_found');
}
