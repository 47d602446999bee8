import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ConfigError } from '../config/config';
import type { S3Address } from '../config/s3Url';
import { openBucket } from './bucket';
import { isStoreFailure, type StoreError } from './storeError';

/** By which the clocks may differ. */
const mostMinutes = 5;

/** Stores, reads, lists and removes an object. Throws an error with one sentence where that is not possible. */
export async function assertBucketUsable(address: S3Address): Promise<void> {
  const bucket = openBucket(address);
  const key = `probe-${randomUUID()}`;
  let doing = 'write to';
  try {
    await bucket.putBuffer(key, Buffer.from('Written when a server starts.'));
    doing = 'read from';
    const content = await bucket.get(key);
    if (content) await text(content);
    doing = 'list';
    for await (const _ of bucket.list(key)) break;
    doing = 'delete from';
    await bucket.remove(key);
    const minutes = Math.abs(await bucket.getClockDifference()) / 60_000;
    // Signed links would have ended before they are opened, and files without a row would be deleted too early.
    if (minutes > mostMinutes) throw new ConfigError(explainClock(minutes));
  } catch (cause) {
    if (!isStoreFailure(cause)) throw cause;
    throw new ConfigError(explain(cause as StoreError, doing));
  }
}

function explain({ code, reason }: StoreError, doing: string): string {
  if (code === 'STORE_FULL') return 'The object storage that S3_URL names is full.';
  switch (reason) {
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return 'The object storage does not accept the key and secret in S3_URL, or its region.';
    case 'NoSuchBucket':
      return 'The bucket in S3_URL does not exist.';
    case 'AccessDenied':
      return `The key in S3_URL may not ${doing} the bucket.`;
    case 'RequestTimeTooSkewed':
      return explainClock(15);
    default:
      return `The object storage that S3_URL names cannot be used: ${reason}.`;
  }
}

const explainClock = (minutes: number) =>
  `The clock of this machine differs from that of the object storage by about ${Math.round(minutes)} minutes. Set it right first.`;
