import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type KeySource } from './key';

/** Signs texts that the server gives away and takes back, such as tokens in addresses. */
export interface Signer {
  /** 16 bytes in base64url. */
  sign(text: string): Promise<string>;
  isSignatureOf(text: string, signature: string): Promise<boolean>;
}

/** A signer for one purpose: what it signs counts for no other. */
export function createSigner(purpose: string, source: KeySource): Signer {
  let key: Promise<Buffer> | undefined;
  const sign = async (text: string) => {
    key ??= deriveKey(purpose, source);
    return createHmac('sha256', await key)
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  };
  return {
    sign,
    async isSignatureOf(text, signature) {
      const expected = Buffer.from(await sign(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
