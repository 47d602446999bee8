import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3Url';
import { createClient } from './client';
import { getS3Code, StoreError, toStoreError } from './storeError';

/**
 * Milliseconds for everything but content: within two seconds the caller is told that the store is away, whatever else the
 * request does.
 */
export const callLimit = 1_400;

/** Calls of a bucket. */
export type Connection = ReturnType<typeof createConnection>;

/** Connects to a bucket. The client is loaded by the first call. */
export function createConnection(address: S3Address) {
  const { bucket: Bucket, prefix } = address;
  let loading: ReturnType<typeof createClient> | undefined;
  const load = () => (loading ??= createClient(address));
  const toObject = (key: string) => ({ Bucket, Key: prefix + key });

  /** Runs a call, which is given up after `limit` milliseconds. Resolves to undefined where there is no such object. */
  async function run<T>(
    call: (client: S3Client, signal: AbortSignal) => Promise<T>,
    limit = callLimit,
  ): Promise<T | undefined> {
    const { client } = await load();
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), limit);
    try {
      return await call(client, ended.signal);
    } catch (cause) {
      const code = getS3Code(cause);
      if (code === 'NoSuchKey' || code === 'NotFound') return undefined;
      throw ended.signal.aborted ? new StoreError('STORE_UNAVAILABLE', 'timeout') : toStoreError(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  return { Bucket, prefix, load, toObject, run };
}
