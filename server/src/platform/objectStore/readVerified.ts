import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { StoreError, toStoreError } from './storeError';

/** Milliseconds without a byte while somebody waits for one. */
const stallLimit = 1_500;

/**
 * The content of an object as it arrives. Its last part is kept back until the SHA-256 of the whole is known to be that
 * of the upload, in hexadecimal: what was changed ends with an error, and is never taken for whole.
 */
export function readVerified(body: Readable, sha256: string | undefined): Readable {
  const content = Readable.from(verify(body, sha256), { objectMode: false });
  // The generator ends nothing before it has been asked for the first part, and hears of no error.
  body.on('error', () => {});
  content.once('close', () => body.destroy());
  return content;
}

async function* verify(body: Readable, sha256: string | undefined): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let kept: Buffer | undefined;
  try {
    for (;;) {
      const { done, value } = await withinLimit(chunks.next());
      if (done) break;
      hash.update(value);
      if (kept) yield kept;
      kept = value;
    }
    if (sha256 && hash.digest('hex') !== sha256) throw new StoreError('STORE_UNAVAILABLE', 'damaged object');
    if (kept) yield kept;
  } catch (cause) {
    throw toStoreError(cause);
  }
}

/** Only what is awaited is timed: a reader who is slow keeps nobody waiting. */
async function withinLimit<T>(arriving: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreError('STORE_UNAVAILABLE', 'timeout')), stallLimit);
  });
  arriving.catch(() => {});
  return Promise.race([arriving, stalled]).finally(() => clearTimeout(timer));
}
