import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db';
import { fail } from '../../platform/http';
import { deleteThrottle, findThrottle, recordFailure } from './throttle.queries';

const maxFailures = 5;

/**
 * Runs a check of somebody's secret at most five times in a quarter of an hour for each `subject` (an account and an
 * address), counted in the database for all processes. `check` resolves to undefined for a wrong secret; whoever has had
 * their tries is told when they may go on, and what they can do `otherwise`.
 */
export async function withThrottle<T>(
  db: Db,
  subject: string,
  check: () => Promise<T | undefined>,
  otherwise = '',
): Promise<T | undefined> {
  const key_hash = hashKey(subject);
  return runInOrder(key_hash, async () => {
    const { failures = 0, seconds_left = 0 } = (await findThrottle(db, key_hash)) ?? {};
    if (failures >= maxFailures) failTooManyAttempts(Math.max(1, seconds_left), otherwise);
    const result = await check();
    if (result === undefined) await recordFailure(db, key_hash);
    else if (failures > 0) await deleteThrottle(db, key_hash);
    return result;
  });
}

function failTooManyAttempts(retryAfter: number, otherwise: string): never {
  const minutes = Math.ceil(retryAfter / 60);
  const sentence = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${otherwise}.`;
  return fail('too_many_requests', undefined, { retryAfter, sentence });
}

/** The throttle subject of failed logins: one per account and address. */
export const toLoginThrottleKey = (email: string, ip: string) => `login ${email} ${ip}`;

/** Lets a subject try anew. */
export const clearFailures = (db: Db, subject: string) => deleteThrottle(db, hashKey(subject));

const hashKey = (subject: string) => createHash('sha256').update(subject).digest('hex');

const queues = new Map<string, Promise<unknown>>();

/** One at a time for a subject, so that many guesses sent at once are counted like guesses sent one by one. */
async function runInOrder<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(subject) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(subject, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(subject) === mine) queues.delete(subject);
  }
}
