import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits that only their holder knows: the database keeps the hash. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The same for a link in a mail: 192 bits, so that the link of a plain mail fits on one line. */
export const createLinkToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares without telling by its time how much of a guess is right. */
export const isSameToken = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
