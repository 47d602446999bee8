import { createHash } from 'node:crypto';
import type { Db } from '../db';
import { fail } from '../http';
import { deleteThrottle, readThrottle, recordFailure } from './throttleQueries';

const mostFailures = 5;

/**
 * Runs a check of somebody's secret at most five times in a quarter of an hour for each `subject` (an account and an
 * address), counted in the database for all processes. `check` resolves to undefined for a wrong secret; whoever has had
 * their tries is told when they may go on, and what they can do `otherwise`.
 */
export async function throttled<T>(
  db: Db,
  subject: string,
  check: () => Promise<T | undefined>,
  otherwise = '',
): Promise<T | undefined> {
  const key_hash = keyOf(subject);
  return inTurn(key_hash, async () => {
    const { failures = 0, seconds_left = 0 } = (await readThrottle(db, key_hash)) ?? {};
    if (failures >= mostFailures) failFor(Math.max(1, seconds_left), otherwise);
    const result = await check();
    if (result === undefined) await recordFailure(db, key_hash);
    else if (failures > 0) await deleteThrottle(db, key_hash);
    return result;
  });
}

function failFor(retryAfter: number, otherwise: string): never {
  const minutes = Math.ceil(retryAfter / 60);
  const sentence = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${otherwise}.`;
  return fail('too_many_requests', undefined, { retryAfter, sentence });
}

/** Lets a subject try anew. */
export const forgetFailures = (db: Db, subject: string) => deleteThrottle(db, keyOf(subject));

const keyOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

const lines = new Map<string, Promise<unknown>>();

/** One at a time for a subject, so that many guesses sent at once are counted like guesses sent one by one. */
async function inTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(subject) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(subject, mine);
  try {
    return await mine;
  } finally {
    if (lines.get(subject) === mine) lines.delete(subject);
  }
}
