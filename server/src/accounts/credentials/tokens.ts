import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits. The database stores only the hash of a token. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** A token of 192 bits, short enough that a link with it fits on one line of a plain-text email. */
export const createLinkToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Compares in constant time, so that the response time does not reveal how much of a guess is correct. */
export const isSameToken = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));
