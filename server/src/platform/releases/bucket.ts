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
