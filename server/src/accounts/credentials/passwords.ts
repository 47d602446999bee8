import { commonPasswordMessage, isCommonPassword } from '@foothold/shared/contract';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../platform/http';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Refuses a new password that is on the list of common ones or resembles the email address. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (isCommonPassword(password, email)) fail('invalid_input', { [field]: commonPasswordMessage });
}

/** The argon2id hash to store. */
export const hashPassword = (password: string): Promise<string> => withHashingSlot(() => hash(password, hashOptions));

/** Whether the password is correct. Without a stored hash it is not, after the same time as a real check. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const expected = stored ?? (await decoyHash);
  const isMatch = await withHashingSlot(() => verify(expected, password));
  return isMatch && stored !== undefined;
}

let decoyHash: Promise<string> | undefined;

// One hash takes 19 MiB and a whole core for some milliseconds; with two at a time other requests keep being served.
const maxConcurrentHashes = 2;
const maxQueueLength = 100;
const queue: (() => void)[] = [];
let running = 0;

async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < maxConcurrentHashes) running += 1;
  else {
    if (queue.length >= maxQueueLength) fail('unavailable', undefined, { retryAfter: 5 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
