import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '../../../platform/backup/backupError';

const walFolder = 'pg_wal';
/** Says from where the write-ahead log is replayed; each checkpoint changes it. */
const controlFile = path.join('global', 'pg_control');

/**
 * Copies the folder of the embedded database, which a server is writing to but writes no checkpoint meanwhile. The log comes
 * last: it has what changed while the rest was copied, and the database that opens the copy replays it, as after a kill.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const control = await readFile(path.join(from, controlFile));
  await copyFolder(from, to, (name) => name !== walFolder);
  await copyFolder(path.join(from, walFolder), path.join(to, walFolder));
  if (!control.equals(await readFile(path.join(from, controlFile))))
    throw new BackupError('The server stopped while its database was copied. Nothing was written.');
}

async function copyFolder(from: string, to: string, isWanted = (_name: string) => true) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target, constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/** A table that was dropped or rewritten since the folder was listed: the log says so. */
function ignoreMissing(cause: NodeJS.ErrnoException) {
  if (cause.code !== 'ENOENT') throw cause;
}
