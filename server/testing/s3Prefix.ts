import { randomBytes } from 'node:crypto';

/** A part of a bucket that nothing else uses. */
export const toEmptyPrefix = (url: string): string => `${url}/test-${randomBytes(6).toString('hex')}`;
