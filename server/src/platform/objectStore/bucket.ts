import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Address } from '../config/s3Url';
import { type Connection, createConnection } from './connection';
import { putObject } from './putObject';
import { readVerified } from './readVerified';
import type { StoreError } from './storeError';

/** What is listed of an object. */
export interface ListedObject {
  key: string;
  bytes: number;
  /** Milliseconds since 1970, by the clock of the store. */
  storedAt: number;
}

/** The objects below a prefix of a bucket. Fails with a `StoreError` within two seconds where the store is away. */
export type Bucket = ReturnType<typeof openBucket>;

/** Milliseconds for a thousand of what is listed, for which nobody waits. */
const listLimit = 10_000;
/** The signature of a link, in seconds. */
const linkSeconds = 60;

/** Opens a bucket. The client is loaded by the first call. */
export function openBucket(address: S3Address) {
  const connection = createConnection(address);
  const { Bucket, prefix, load, toObject, run } = connection;

  return {
    list: (below: string): AsyncIterable<ListedObject> => list(connection, below),
    /** Ends uploads in parts that were begun at least `age` milliseconds ago and never ended. Resolves to their number. */
    abortUploads: (age: number): Promise<number> => abortUploads(connection, age),

    /** Milliseconds by which the clock of the store is ahead, where that is more than minutes; the client allows for it. */
    getClockDifference: async (): Promise<number> => (await load()).client.config.systemClockOffset,

    /** Stores a local file whose SHA-256 is known, in hexadecimal. Returns once the store has it whole. */
    putFile: async (key: string, path: string, sha256: string): Promise<void> =>
      putObject(connection, key, { bytes: (await stat(path)).size, open: () => createReadStream(path) }, sha256),

    putBuffer: (key: string, bytes: Buffer): Promise<void> =>
      putObject(connection, key, { bytes: bytes.length, open: () => Readable.from([bytes]) }, hashHex(bytes)),

    /** The content of an object, which ends with an error where it is not what was stored. Undefined where there is none. */
    async get(key: string): Promise<Readable | undefined> {
      const { sdk } = await load();
      const command = new sdk.GetObjectCommand(toObject(key));
      const found = await run((client, abortSignal) => client.send(command, { abortSignal }));
      return found?.Body && readVerified(found.Body as Readable, found.Metadata?.sha256);
    },

    /** Copies an object within the store. Resolves to false when there is none. */
    async copy(from: string, to: string): Promise<boolean> {
      const { sdk } = await load();
      const CopySource = `${Bucket}/${encodeURI(prefix + from)}`;
      const command = new sdk.CopyObjectCommand({ ...toObject(to), CopySource });
      return (await run((client, abortSignal) => client.send(command, { abortSignal }))) !== undefined;
    },

    async remove(key: string): Promise<void> {
      const { sdk } = await load();
      const command = new sdk.DeleteObjectCommand(toObject(key));
      await run((client, abortSignal) => client.send(command, { abortSignal }));
    },

    /** An address under which everybody gets an object for a minute, with these headers. */
    async sign(key: string, { type, disposition }: { type: string; disposition: string }): Promise<string> {
      const [{ client, sdk }, { getSignedUrl }] = await Promise.all([load(), import('@aws-sdk/s3-request-presigner')]);
      const command = new sdk.GetObjectCommand({
        ...{ ...toObject(key), ResponseContentType: type, ResponseContentDisposition: disposition },
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: linkSeconds });
    },
  };
}

const hashHex = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function* list({ Bucket, prefix, load, run }: Connection, below: string): AsyncIterable<ListedObject> {
  let ContinuationToken: string | undefined;
  do {
    const { sdk } = await load();
    const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix + below, ContinuationToken });
    const page = await run(
      (client, abortSignal) => client.send(command, { abortSignal, requestTimeout: listLimit }),
      listLimit,
    );
    for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? [])
      yield { key: Key.slice(prefix.length), bytes: Size, storedAt: LastModified?.getTime() ?? Date.now() };
    ContinuationToken = page?.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken);
}

async function abortUploads({ Bucket, prefix, load, run }: Connection, age: number): Promise<number> {
  const { sdk } = await load();
  const command = new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: prefix });
  const listed = await run((client, abortSignal) => client.send(command, { abortSignal })).catch((cause) => {
    // Not every store can list them; a rule of the bucket may end them there.
    if (['NotImplemented', 'MethodNotAllowed'].includes((cause as StoreError).reason)) return undefined;
    throw cause;
  });
  const old = (listed?.Uploads ?? []).filter(({ Initiated }) => Initiated && Date.now() - +Initiated >= age);
  for (const { Key, UploadId } of old) {
    const abort = new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await run((client, abortSignal) => client.send(abort, { abortSignal }));
  }
  return old.length;
}
