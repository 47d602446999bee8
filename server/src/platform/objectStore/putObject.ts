import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, callLimit } from './connection';
import { type StoreError, toStoreError } from './storeError';

/** Milliseconds for each byte of an upload, besides those of a call: 0.5 MB a second at least. */
const millisecondsPerByte = 1 / 500;
const mostPutBytes = 8 * 1024 * 1024;

export interface Content {
  bytes: number;
  open(): Readable;
}

/** Stores content whose SHA-256 is known in hexadecimal, in parts where it is large. Returns once the store has it whole. */
export async function putObject(connection: Connection, key: string, content: Content, sha256: string): Promise<void> {
  if (content.bytes > mostPutBytes) return putInParts(connection, key, content, sha256);
  const limit = callLimit + content.bytes * millisecondsPerByte;
  const getRemaining = startTimer(limit);
  try {
    await putOnce(connection, key, content, { sha256, limit });
  } catch (cause) {
    // The client repeats no stream. What has failed at once is often a connection that the store had closed meanwhile.
    const isEarly = limit - getRemaining() < callLimit / 2;
    if (!isEarly || (cause as StoreError).code === 'STORE_FULL' || isRefusal(cause)) throw cause;
    await pause(50 + Math.random() * 100);
    await putOnce(connection, key, content, { sha256, limit: getRemaining() });
  }
}

/** What an upload has to be, and how many milliseconds it may take. */
interface Put {
  sha256: string;
  limit: number;
}

async function putOnce({ load, run, toObject }: Connection, key: string, content: Content, { sha256, limit }: Put) {
  const { sdk, signContent } = await load();
  const command = new sdk.PutObjectCommand({
    ...{ ...toObject(key), Body: content.open(), ContentLength: content.bytes },
    Metadata: { sha256 },
  });
  // Signed, so that the store refuses what has been changed on the way.
  signContent(command, sha256);
  await run((client, abortSignal) => client.send(command, { abortSignal, requestTimeout: limit }), limit);
}

async function putInParts({ load, toObject }: Connection, key: string, content: Content, sha256: string) {
  const client = (await load()).createUploadClient();
  const { Upload } = await import('@aws-sdk/lib-storage');
  const params = { ...toObject(key), Body: content.open(), Metadata: { sha256 } };
  const upload = new Upload({ client, params, partSize: mostPutBytes, queueSize: 1 });
  try {
    await upload.done();
  } catch (cause) {
    throw toStoreError(cause);
  } finally {
    client.destroy();
  }
}

function startTimer(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => end - performance.now();
}

/** Whether the store has understood a request and does not do it, so that the same one would fail again. */
const isRefusal = (cause: unknown) =>
  /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|NoSuchBucket|RequestTimeTooSkewed)$/.test(
    (cause as StoreError).reason,
  );
