import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getErrorCode } from '../db/errorCodes';

/** Where an installation keeps the moment of its last backup: the embedded database cannot be written to by the command. */
const toFile = (dataFolder: string) => path.join(dataFolder, 'last-backup');

/** Keeps the moment of a backup, in ISO 8601, for the servers of this DATA_DIR. */
export async function saveLastBackup(dataFolder: string, created_at: string): Promise<void> {
  const file = toFile(dataFolder);
  await writeFile(`${file}.part`, created_at, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** The moment of the last backup that was made with this DATA_DIR; undefined where none was. */
export async function loadLastBackup(dataFolder: string): Promise<Date | undefined> {
  try {
    return new Date(await readFile(toFile(dataFolder), 'utf8'));
  } catch (cause) {
    if (getErrorCode(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}
