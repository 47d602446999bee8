import { commonPasswordMessage, isCommonPassword } from '@foothold/shared/contract';
import { hash, verify } from '@node-rs/argon2';
import { createTurns, fail, type Waiting } from '../../platform/http';
import { toNetwork } from '../../platform/rateLimits/network';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Refuses a new password that is on the list of common ones or resembles the email address. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (isCommonPassword(password, email)) fail('invalid_input', { [field]: commonPasswordMessage });
}

/** The argon2id hash to store. `ip` is that of a visitor, who waits in turn with others. */
export const hashPassword = (password: string, ip?: string): Promise<string> =>
  withHashingSlot(() => hash(password, hashOptions), ip);

/** Whether the password is correct. Without a stored hash it is not, after the same time as a real check. */
export async function verifyPassword(password: string, stored: string | undefined, ip?: string): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const expected = stored ?? (await decoyHash);
  const isMatch = await withHashingSlot(() => verify(expected, password), ip);
  return isMatch && stored !== undefined;
}

let decoyHash: Promise<string> | undefined;

// One hash takes 19 MiB and a whole core for some milliseconds; with two at a time other requests keep being served.
const maxConcurrentHashes = 2;
const maxQueueLength = 100;
/** Of one network, so that it leaves room in the queue for others. */
const maxOfNetwork = 40;
const queue = new Set<Waiting & { start(): void }>();
const turns = createTurns();
let running = 0;

async function withHashingSlot<T>(work: () => Promise<T>, ip?: string): Promise<T> {
  if (running < maxConcurrentHashes) running += 1;
  else await waitForSlot(ip === undefined ? '' : toNetwork(ip));
  try {
    return await work();
  } finally {
    const next = turns.next(queue);
    if (next) next.start();
    else running -= 1;
  }
}

function waitForSlot(from: string): Promise<void> {
  const isFull = from !== '' && Array.from(queue).filter((waiting) => waiting.from === from).length >= maxOfNetwork;
  if (isFull || queue.size >= maxQueueLength) fail('unavailable', undefined, { retryAfter: 5 });
  return new Promise((resolve) => {
    const waiting = {
      from,
      start() {
        queue.delete(waiting);
        resolve();
      },
    };
    queue.add(waiting);
  });
}
