import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintKey, type KeySource } from '../secrets/key';
import { BackupError } from './backupError';
import { type Header, keyName } from './header';

export const toKeyFile = ({ DATA_DIR }: KeySource): string => join(DATA_DIR, keyName);

/** The key that lies in DATA_DIR. Undefined where there is none, and where SECRET_KEY replaces it. */
export const readKeyFile = async (source: KeySource): Promise<Buffer | undefined> =>
  source.SECRET_KEY ? undefined : readFile(toKeyFile(source)).catch(() => undefined);

/** Fails where what the backup's key has encrypted could not be read after it is restored here. */
export async function assertKeyFits(source: KeySource, header: Header): Promise<void> {
  if (source.SECRET_KEY || (await readKeyFile(source))) {
    if ((await fingerprintKey(source)) === header.key_fingerprint) return;
    const place = source.SECRET_KEY ? 'SECRET_KEY is' : `${toKeyFile(source)} is`;
    throw new BackupError(
      `${place} another key than that of the backup, whose secrets of two-factor login it could not read.`,
    );
  }
  if (!header.has_key) throw new BackupError('Set SECRET_KEY to that of the server which the backup is of.');
}
