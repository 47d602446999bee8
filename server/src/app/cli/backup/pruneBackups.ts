import { print } from '@foothold/shared/commands';
import { BackupError } from '../../../platform/backup/backupError';
import { deleteBackup, findObsolete, listBackups, type Rotation } from './rotation';
import { verifyBackup } from './verifyBackup';

/** Deletes the backups of a folder that a rotation does not keep, if the newest is whole. */
export async function pruneBackups(folder: string, rotation: Rotation, passphrase: string | undefined): Promise<void> {
  const backups = await listBackups(folder);
  const obsolete = findObsolete(backups, rotation);
  const [newest] = backups;
  if (!newest || obsolete.length === 0) return print('There is nothing to delete.');
  await verifyBackup(newest.file, passphrase).catch((cause: unknown) => {
    if (!(cause instanceof BackupError)) throw cause;
    throw new BackupError(`Nothing was deleted, because of the newest, ${newest.file}: ${cause.message}`);
  });
  for (const backup of obsolete) {
    await deleteBackup(backup);
    print(`deleted ${backup.file}`);
  }
  print(`kept ${backups.length - obsolete.length}`);
}
