import { getErrorCode } from '../db/errorCodes';

// As codes of systems and drivers are written, which is how `platform/http` tells what to answer.
type StoreErrorCode = 'STORE_UNAVAILABLE' | 'STORE_FULL';

/** The object storage did not do what it was asked. The message names its code alone: its own sentences may hold the key. */
export class StoreError extends Error {
  override name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    /** A code of S3, of the network or of the system. */
    readonly reason: string,
  ) {
    super(`The object storage ${code === 'STORE_FULL' ? 'is full' : 'failed'}: ${reason}`);
  }
}

/** Whether a failure came from the object storage, so that the same request may succeed later. */
export const isStoreFailure = (cause: unknown): boolean => getErrorCode(cause)?.startsWith('STORE_') ?? false;

/** How Amazon, MinIO, Ceph and others say that there is no room. */
const fullCodes = new Set([
  'QuotaExceeded',
  'InsufficientStorage',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
]);

/** Drops whatever an error of the client holds besides its code: the request, and what the store answered. */
export function toStoreError(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const { $metadata, name } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
  const reason = getErrorCode(cause) ?? getS3Code(cause) ?? name ?? 'unknown';
  const isFull = $metadata?.httpStatusCode === 507 || fullCodes.has(reason);
  return new StoreError(isFull ? 'STORE_FULL' : 'STORE_UNAVAILABLE', reason);
}

/** The code of a failure that the store itself reported; undefined for any other. */
export function getS3Code(cause: unknown): string | undefined {
  if (typeof cause !== 'object' || cause === null || !('$metadata' in cause)) return undefined;
  const { name, $metadata } = cause as { name?: string; $metadata: { httpStatusCode?: number } };
  return $metadata.httpStatusCode === undefined ? undefined : name;
}
