import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Archive, createArchive } from '../../../platform/backup/archive';
import { BackupError } from '../../../platform/backup/backupError';
import { createFolder } from '../../../platform/folders/createFolder';
import { deleteLeftovers } from '../../../platform/storage';
import { decryptStream, type Encryption, encryptedPrefix, encryptStream } from './encryption';

const partialEnd = '.partial';
/** Of 1 to 9: a higher one takes twice the time for a tenth less. */
const compression = { level: 3 };

/** The name of the backup of a moment, by which backups sort. */
const toFileName = (created_at: string, isEncrypted: boolean) =>
  `foothold-${created_at.replaceAll(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`;

interface WrittenFile {
  file: string;
  bytes: number;
  /** The moment that it holds. */
  created_at: string;
}

/**
 * Writes what `fill` adds to an archive into a file of a folder, readable for this user alone. It gets its name when it is
 * whole and on the disk; until then, and for ever if anything fails, there is none.
 */
export async function writeBackupFile(
  folder: string,
  encryption: Encryption | undefined,
  fill: (archive: Archive) => Promise<{ created_at: string }>,
): Promise<WrittenFile> {
  await createFolder(folder);
  await deleteLeftovers(folder, (name) => name.endsWith(partialEnd));
  const partial = path.join(folder, `.${randomUUID()}${partialEnd}`);
  try {
    const { created_at } = await writeArchive(partial, encryption, fill);
    const file = path.join(folder, toFileName(created_at, encryption !== undefined));
    await rename(partial, file);
    await syncFolder(folder);
    return { file, bytes: (await stat(file)).size, created_at };
  } finally {
    await rm(partial, { force: true });
  }
}

async function writeArchive<T>(
  file: string,
  encryption: Encryption | undefined,
  fill: (archive: Archive) => Promise<T>,
) {
  // Opened before anything can fail: a stream that opens it by itself may create it after the failure was cleaned up.
  const output = (await open(file, 'wx', 0o600)).createWriteStream({ flush: true });
  const archive = createArchive();
  const writing = encryption
    ? pipeline(archive.output, createGzip(compression), encryptStream(encryption), output)
    : pipeline(archive.output, createGzip(compression), output);
  const filling = fill(archive).catch((cause: Error) => {
    archive.output.destroy(cause);
    throw cause;
  });
  const [written, filled] = await Promise.allSettled([writing, filling]);
  // What fills fails too when what is written to does, which says why.
  if (written.status === 'rejected') throw written.reason;
  if (filled.status === 'rejected') throw filled.reason;
  return filled.value;
}

/** Reads the archive that is in a file. What is wrong with it is known while it is read. */
export async function openBackupFile(file: string, passphrase: string | undefined): Promise<Readable> {
  const isEncrypted = (await readStart(file)) === encryptedPrefix;
  if (isEncrypted && passphrase === undefined)
    throw new BackupError(
      'The backup is encrypted: give its passphrase in BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.',
    );
  const content = createReadStream(file);
  const gunzip = createGunzip();
  // What fails destroys the last stream, whose reader gets the error.
  const done = isEncrypted ? pipeline(content, decryptStream(passphrase ?? ''), gunzip) : pipeline(content, gunzip);
  done.catch((cause: Error) => gunzip.destroy(cause));
  return gunzip;
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new BackupError(`There is no file ${file}.`) : cause;
  });
  try {
    const start = Buffer.alloc(encryptedPrefix.length);
    await handle.read(start, 0, start.length, 0);
    return start.toString('latin1');
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string) {
  // Windows opens no folders, and keeps their entries by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
