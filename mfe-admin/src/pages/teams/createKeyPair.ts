import { ApiError } from '@foothold/shared/api';

/** Makes the two halves of an Ed25519 key in this browser. The private one is never sent. */
export async function createKeyPair(): Promise<{ private_key: string; public_key: string }> {
  try {
    const { privateKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
    const { d, x } = await crypto.subtle.exportKey('jwk', privateKey);
    return { private_key: d as string, public_key: x as string };
  } catch {
    // An old browser, or an address without HTTPS.
    throw new ApiError('not_possible_now', {
      error: 'This browser cannot make keys here. Update it, or make one with the command: pnpm teams key',
    });
  }
}
