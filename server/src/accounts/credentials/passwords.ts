import { commonPasswordMessage, isCommonPassword } from '@foothold/shared/contract';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../platform/http';
import { toNetwork } from '../../platform/rateLimits/network';
import { createTurns, type Waiting } from '../../platform/rateLimits/turns';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Refuses a new password that is on the list of common ones or resembles the email address. */
export function refuseCommonPassword(password: string, email: string, field = 'password'): void {
  if (isCommonPassword(password, email)) fail('invalid_input', { [field]: commonPasswordMessage });
}

/** The argon2id hash to store. `ip` is that of a visitor, who waits in turn with others. */
export const hashPassword = (password: string, ip?: string): Promise<string> =>
  withHashingSlot(() => hash(password, hashOptions), ip);

/**
 * Whether the password is correct. Without a stored hash it is not, after the same time as a real check. `knownTo` is the
 * account that knows the visitor's browser, which keeps it from waiting behind strangers.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  ip?: string,
  knownTo?: number,
): Promise<boolean> {
  decoyHash ??= hashPassword('nobody has this password');
  const expected = stored ?? (await decoyHash);
  const isMatch = await withHashingSlot(() => verify(expected, password), ip, knownTo);
  return isMatch && stored !== undefined;
}

let decoyHash: Promise<string> | undefined;

// One hash takes 19 MiB and a whole core for some milliseconds; with two at a time other requests keep being served.
const maxConcurrentHashes = 2;
const maxQueueLength = 100;
/** Of one site, so that it leaves room in the queue for others. */
const maxOfSite = 40;
const strangers = createQueue();
/** Checks for accounts that know the browser, with places and turns of their own. */
const acquaintances = createQueue();
let running = 0;
let isStrangersTurn = false;

async function withHashingSlot<T>(work: () => Promise<T>, ip?: string, knownTo?: number): Promise<T> {
  if (running < maxConcurrentHashes) running += 1;
  else if (knownTo !== undefined) await acquaintances.wait(`account ${knownTo}`);
  else await strangers.wait(ip === undefined ? '' : toNetwork(ip));
  try {
    return await work();
  } finally {
    startNext();
  }
}

/** Takes from both queues by turns, so that neither keeps the other waiting. */
function startNext() {
  isStrangersTurn = !isStrangersTurn;
  const [first, second] = isStrangersTurn ? [strangers, acquaintances] : [acquaintances, strangers];
  if (!first.startNext() && !second.startNext()) running -= 1;
}

function createQueue() {
  const queue = createTurns<Waiting & { start(): void }>();
  return {
    /** Resolves when it is this one's turn. */
    wait(from: string): Promise<void> {
      const isFull = from !== '' && queue.countOfSite(from) >= maxOfSite;
      if (isFull || queue.size() >= maxQueueLength) fail('unavailable', undefined, { retryAfter: 5 });
      return new Promise((start) => void queue.add({ from, start }));
    },
    /** Whether anybody waited. */
    startNext(): boolean {
      const next = queue.take();
      next?.start();
      return next !== undefined;
    },
  };
}
