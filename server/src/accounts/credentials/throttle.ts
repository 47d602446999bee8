import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db';
import { failTooManyAttempts } from '../../platform/http';
import { deleteThrottle, findThrottle, recordFailure } from './throttle.queries';

const maxFailures = 5;

/**
 * Limits failed checks of a secret to five within 15 minutes per `subject`, such as an account and an IP address. They are
 * counted in the database, so for all processes. `check` resolves to undefined when the secret is wrong. After the limit
 * the response says when to try again, and `otherwise` what else the caller can do.
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

/** The throttle subject of failed logins: one per account and address, or known browser. */
export const toLoginThrottleKey = (email: string, from: string) => `login ${email} ${from}`;

/** Resets the count of a subject. */
export const clearFailures = (db: Db, subject: string) => deleteThrottle(db, hashKey(subject));

const hashKey = (subject: string) => createHash('sha256').update(subject).digest('hex');

const queues = new Map<string, Promise<unknown>>();

/** Runs the checks of one subject one after the other, so that concurrent guesses cannot exceed the limit. */
async function runInOrder<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const previous = queues.get(subject) ?? Promise.resolve();
  const current = previous.then(work, work);
  queues.set(subject, current);
  try {
    return await current;
  } finally {
    if (queues.get(subject) === current) queues.delete(subject);
  }
}
