import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { DamagedError } from '../../../platform/backup/archive';
import { BackupError } from '../../../platform/backup/backupError';

/** How every file of age begins (https://age-encryption.org/v1), which the tool of that name opens too. */
export const encryptedPrefix = 'age-encryption.org/v1';

type Chunks = AsyncIterable<Uint8Array>;
type WebStream = Parameters<Decrypter['decrypt']>[0] & globalThis.ReadableStream<Uint8Array>;

const toWeb = (chunks: Chunks) => Readable.toWeb(Readable.from(chunks)) as unknown as WebStream;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream<Uint8Array>);

export interface Encryption {
  passphrase: string;
  /** The logarithm of the work that each guess of the passphrase costs. */
  workFactor?: number;
}

/** A step of a pipeline that encrypts by a passphrase. */
export const encryptStream = ({ passphrase, workFactor = 18 }: Encryption) =>
  async function* (chunks: Chunks): Chunks {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(workFactor);
    encrypter.setPassphrase(passphrase);
    yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
  };

/** A step of a pipeline that decrypts what `encryptStream` made. */
export const decryptStream = (passphrase: string) =>
  async function* (chunks: Chunks): Chunks {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    const decrypted = await decrypter.decrypt(toWeb(chunks)).catch((cause: Error) => {
      if (/no identity matched/.test(cause.message))
        throw new BackupError('The passphrase is not that of this backup.');
      throw new DamagedError();
    });
    yield* fromWeb(decrypted);
  };
