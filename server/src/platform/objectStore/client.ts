import type { PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3Url';

/** All in milliseconds. */
const connectLimit = 800;
const answerLimit = 1_000;
/** Until a part of an upload is stored. */
const partLimit = 60_000;
const idleSocketLimit = 5 * 60_000;
/** Of all requests of this process. Further ones wait. */
const maxSockets = 200;

/** Loads the S3 client, which takes part of a second, and opens one. */
export async function createClient({ endpoint, region, accessKeyId, secretAccessKey, isVirtualHosted }: S3Address) {
  const sdk = await import('@aws-sdk/client-s3');
  const config = {
    ...{ endpoint, region, forcePathStyle: !isVirtualHosted },
    credentials: { accessKeyId, secretAccessKey },
    // Checksums of the client's own are sent as trailers, which many stores do not understand. Uploads are signed with
    // their SHA-256 instead, and compared with it when they are read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Repeats with growing pauses, and ever fewer while most fail.
    maxAttempts: 3,
    retryMode: 'standard',
    // Warnings may name addresses with signatures.
    logger: undefined,
  } as const;
  const createWithLimit = (requestTimeout: number) =>
    new sdk.S3Client({
      ...config,
      requestHandler: {
        ...{ connectionTimeout: connectLimit, requestTimeout, throwOnRequestTimeout: true },
        // Longer than any client may take to read: what does not arrive is noticed by `readVerified`.
        socketTimeout: idleSocketLimit,
        ...{ httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
      },
    });
  const client = createWithLimit(answerLimit);

  /** Signs an upload for this SHA-256, in hexadecimal. */
  const signContent = (command: PutObjectCommand, sha256: string): void =>
    command.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers['x-amz-content-sha256'] = sha256;
        return next(args);
      },
      { step: 'build', name: 'signContent' },
    );

  return { sdk, client, createUploadClient: () => createWithLimit(partLimit), signContent };
}
