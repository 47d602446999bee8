/** A release key as its team keeps it: the token for the server, and both halves of the key that signs. */
export interface ReleaseKeyParts {
  token: string;
  private_key: string;
  public_key: string;
}

/** By it a key that leaked is recognized wherever it turns up. */
export const releaseKeyPrefix = 'foothold_release_';

/** One text for RELEASE_KEY. Its token, which ends at the first dot, is all of it that is sent. */
export const formatReleaseKey = ({ token, private_key, public_key }: ReleaseKeyParts): string =>
  [token, private_key, public_key].join('.');

/** The parts of a whole key; undefined for any other text. */
export function parseReleaseKey(text: string): ReleaseKeyParts | undefined {
  const [, token, private_key, public_key] = wholeKey.exec(text) ?? [];
  return token && private_key && public_key ? { token, private_key, public_key } : undefined;
}

// Each part has 32 bytes in base64url.
const wholeKey = new RegExp(`^(${releaseKeyPrefix}[\\w-]{43})\\.([\\w-]{43})\\.([\\w-]{43})$`);
