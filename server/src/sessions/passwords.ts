import { isCommonPassword, tooCommon } from '@foothold/shared/contract';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '../http';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Refuses a new password that a guesser would try among the first. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (isCommonPassword(password, email)) fail('invalid_input', { [field]: tooCommon });
}

/** The argon2id hash to store. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Whether the password fits. Without a stored hash it takes the same time and never fits. */
export async function fits(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const expected = stored ?? (await decoy);
  const match = await inTurn(() => verify(expected, password));
  return match && stored !== undefined;
}

let decoy: Promise<string> | undefined;

// One hash takes 19 MiB and a whole core for milliseconds: two at once leave room for everybody else.
const mostAtOnce = 2;
const longestQueue = 500;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running += 1;
  else {
    if (waiting.length >= longestQueue) fail('unavailable', undefined, { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
