import { releaseKeyPrefix } from '@foothold/shared/contract/admin';
import { hashToken } from '../accounts/credentials/tokens';
import type { Db } from '../platform/db';
import { fail, operatorUser, type User } from '../platform/http';
import { type UsedKey, useKey } from './queries';

/** The bearer of a team's release key; null for a token that is none. A key that is no longer valid fails with the reason. */
export async function identifyReleaseKey(db: Db, token: string): Promise<User | null> {
  if (!token.startsWith(releaseKeyPrefix)) return null;
  if (token.includes('.'))
    return refuse(
      'Send only what stands before the first dot of a release key: the rest signs, and never leaves its team.',
    );
  const key = await useKey(db, hashToken(token));
  if (!key) return refuse('This release key is not known here. Was the team deleted, or is it of another site?');
  if (key.revoked_at)
    return refuse(`The release key ${key.name} of ${key.team} was revoked on ${toDay(key.revoked_at)}.`);
  if (key.is_expired) return refuse(`The release key ${key.name} of ${key.team} expired on ${toDay(key.expires_at)}.`);
  return toUser(key);
}

const refuse = (sentence: string): never => fail('signed_out', undefined, { sentence });

const toDay = (instant: string) => instant.slice(0, 10);

const toUser = ({ is_expired: _, revoked_at: __, expires_at: ___, ...key }: UsedKey): User => ({
  ...operatorUser,
  who: 'release_key',
  name: `${key.name} of ${key.team}`,
  key,
});
