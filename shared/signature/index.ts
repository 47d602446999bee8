/** The signature of a release, which a team's command makes and the server checks. For Node alone. */

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { ReleaseRecord } from '../boot';

/** The two halves of an Ed25519 key, 32 bytes each in base64url. */
export interface KeyPair {
  private_key: string;
  public_key: string;
}

/** Makes a pair of keys on this machine, which nobody else knows. */
export function createKeyPair(): KeyPair {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { private_key: d as string, public_key: x as string };
}

/** Whether the two halves are of one key. */
export function isKeyPair({ private_key, public_key }: KeyPair): boolean {
  // The private half alone decides what is signed.
  const key = createPrivateKey({ format: 'jwk', key: { ...ed25519, d: private_key, x: public_key } });
  return createPublicKey(key).export({ format: 'jwk' }).x === public_key;
}

/** The signature of a release in base64url: it fits this record with these files alone. */
export function signRecord(record: ReleaseRecord, { private_key, public_key }: KeyPair): string {
  const key = createPrivateKey({ format: 'jwk', key: { ...ed25519, d: private_key, x: public_key } });
  return sign(null, toSignedBytes(record), key).toString('base64url');
}

/** Whether a signature of a release was made with the private half of this key. */
export function isSignatureOf(record: ReleaseRecord, signature: string, public_key: string): boolean {
  const key = createPublicKey({ format: 'jwk', key: { ...ed25519, x: public_key } });
  return verify(null, toSignedBytes(record), key, Buffer.from(signature, 'base64url'));
}

const ed25519 = { kty: 'OKP', crv: 'Ed25519' };

/**
 * What is signed: the record, by which all files are known, as JSON with sorted names. Without what it uses and provides,
 * which follow from the files and are stored apart.
 */
function toSignedBytes({ uses: _, exports: __, ...record }: ReleaseRecord): Buffer {
  return Buffer.from(`foothold release 1\n${JSON.stringify(record, sortNames)}`);
}

const sortNames = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
