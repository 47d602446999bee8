import { randomInt } from 'node:crypto';
import { hashToken } from '../credentials/tokens';

// Without characters that are easily confused: 0 and o, 1 and l and i, u and v.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const [count, length] = [10, 16];

/** Ten codes of 78 bits, each valid once in place of the app. A fast hash is safe for that many bits. */
export const createRecoveryCodes = (): string[] => Array.from({ length: count }, createCode);

function createCode(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return characters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The hash that is stored for a code. Case, spaces and dashes of the entered code are ignored. */
export const hashRecoveryCode = (user_id: number, code: string): string =>
  hashToken(`recovery ${user_id} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
