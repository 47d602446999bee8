import { createHash, randomInt } from 'node:crypto';
import type { Identity } from '@foothold/shared/contract';

const cookieName = 'bucket';
const thirtyDays = 30 * 24 * 60 * 60;

/** Which of a hundred equal parts of all visitors this one belongs to; `cookie` keeps a visitor without account in theirs. */
export function assignBucket(identity: Identity | null, cookies = ''): { bucket: number; cookie?: string } {
  if (identity) return { bucket: createHash('sha256').update(String(identity.user_id)).digest().readUInt32BE() % 100 };
  const kept = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/.exec(cookies)?.[1];
  if (kept !== undefined) return { bucket: Number(kept) };
  const bucket = randomInt(100);
  return { bucket, cookie: `${cookieName}=${bucket}; Path=/; Max-Age=${thirtyDays}; HttpOnly; SameSite=Lax` };
}
