import { sql } from 'kysely';
import type { Db, Row } from '../../platform/db';

/** What a challenge is for, and whose it is; null before a login. */
export type ChallengeUse = Pick<Row<'passkey_challenges'>, 'purpose' | 'user_id'>;

/** How long a browser may take. */
export const challengeMinutes = 5;

export const insertChallenge = (db: Db, challenge_hash: string, use: ChallengeUse) =>
  db
    .insertInto('passkey_challenges')
    .values({ ...use, challenge_hash, expires_at: sql<string>`now() + make_interval(mins => ${challengeMinutes})` })
    .execute();

/** Uses up a challenge. Of concurrent calls only one resolves to true, and none when it was for something else. */
export async function consumeChallenge(db: Db, challenge_hash: string, { purpose, user_id }: ChallengeUse) {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challenge_hash)
    .where('purpose', '=', purpose)
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const deleteExpiredChallenges = (db: Db) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<string>`now()`).execute();
