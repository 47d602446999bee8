import type { Db } from '../../platform/db';
import { createToken, hashToken } from '../credentials/tokens';
import { type ChallengeUse, consumeChallenge, insertChallenge } from './challenges.queries';
import { readChallenge } from './relyingParty';

/** Creates what an authenticator is to sign. */
export async function createChallenge(db: Db, use: ChallengeUse): Promise<string> {
  const challenge = createToken();
  await insertChallenge(db, hashToken(challenge), use);
  return challenge;
}

/**
 * The challenge that a response is to, which is used up by that, whatever else is wrong with the response. Resolves to
 * undefined when there is none for this use, or no more.
 */
export async function takeChallenge(
  db: Db,
  { clientDataJSON }: { clientDataJSON: string },
  use: ChallengeUse,
): Promise<string | undefined> {
  const challenge = await readChallenge(clientDataJSON);
  const isUsable = challenge !== undefined && (await consumeChallenge(db, hashToken(challenge), use));
  return isUsable ? challenge : undefined;
}
