import { parseReleaseKey, type ReleaseKeyParts } from '@foothold/shared/contract/admin';
import { isKeyPair } from '@foothold/shared/signature';
import { isInstalled } from '../build/workspace';
import type { ServerAddress } from './callServer';
import { UsageError } from './usageError';

/** The server that FOOTHOLD_URL names, with the RELEASE_KEY or OPERATOR_TOKEN for it; undefined where it names none. */
export function findNamedServer({
  FOOTHOLD_URL: url,
  RELEASE_KEY: given,
  OPERATOR_TOKEN,
}: NodeJS.ProcessEnv): { server: ServerAddress; key?: ReleaseKeyParts | undefined } | undefined {
  // CI passes a secret that it does not have as an empty text.
  const text = given?.trim() || undefined;
  const key = text ? parseReleaseKey(text) : undefined;
  // Not sent for its token alone: what follows the first dot must not leave this machine.
  if (!key && text?.includes('.'))
    throw new UsageError('RELEASE_KEY is not a whole key: it is three parts with dots between them, as it was shown.');
  // A server sees the first part alone, so a change that needs no signature would go through.
  if (key && !isKeyPair(key))
    throw new UsageError('RELEASE_KEY is not as it was shown: its second and third part are not of one key.');
  if (!url) return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url) || new URL(url).pathname !== '/')
    throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng, with nothing behind it.');
  const token = key?.token ?? text ?? OPERATOR_TOKEN;
  if (!token)
    throw new UsageError(
      isInstalled
        ? 'Give the RELEASE_KEY of your team, which an admin of the site makes.'
        : 'Give a RELEASE_KEY, or the OPERATOR_TOKEN, of the server that FOOTHOLD_URL names.',
    );
  return { server: { address: url, token }, key };
}
