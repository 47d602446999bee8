import { randomInt } from 'node:crypto';
import { hashToken } from '../credentials/tokens';

// Without what looks like something else: 0 and o, 1 and l and i, u and v.
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const [count, length] = [10, 16];

/** Ten codes that each replace the app once; 78 bits each, so that a plain hash of them tells nothing. */
export const createRecoveryCodes = (): string[] => Array.from({ length: count }, createCode);

function createCode(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

/** What is kept of a code, however it is typed: case, spaces and dashes do not count. */
export const hashRecoveryCode = (user_id: number, code: string): string =>
  hashToken(`recovery ${user_id} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
