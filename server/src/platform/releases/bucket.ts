import { createHash, randomInt } from 'node:crypto';
import type { Identity } from '@foothold/shared/contract';

const cookieName = 'bucket';
const thirtyDays = 30 * 24 * 60 * 60;

/** Assigns a visitor to one of a hundred buckets of equal size; visitors without an account stay in theirs by `cookie`. */
export function assignBucket(identity: Identity | null, cookies = ''): { bucket: number; cookie?: string } {
  if (identity) return { bucket: createHash('sha256').update(String(identity.user_id)).digest().readUInt32BE() % 100 };
  const assigned = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies)?.[1];
  if (assigned !== undefined) return { bucket: Number(assigned) };
  const bucket = randomInt(100);
  return { bucket, cookie: `${cookieName}=${bucket}; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax` };
}

/**
 * Whether the visitors of a bucket get an app's canary. Each app has its own order of the buckets, so that the visitors
 * who try the canary of one app are not the ones who try every canary.
 */
export function isInCanary(app: string, bucket: number, percent: number): boolean {
  const salt = createHash('sha256').update(app).digest();
  const offset = salt.readUInt32BE(0) % 100;
  const step = coprimeSteps[salt.readUInt32BE(4) % coprimeSteps.length] ?? 1;
  return (offset + step * bucket) % 100 < percent;
}

/** Multiplied by one of these, the buckets take another order and none is lost. */
const coprimeSteps = Array.from({ length: 99 }, (_, index) => index + 1).filter((n) => n % 2 !== 0 && n % 5 !== 0);
