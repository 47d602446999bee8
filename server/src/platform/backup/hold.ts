import { type Db, lockForBackup, transact, unlockAfterBackup } from '../db';
import { lockLiveReleases } from '../releases/queries';
import { BackupError } from './backupError';

/**
 * Keeps the files that rows name, and what the embedded database starts from, as they are until the returned function is
 * called or the session of `db` ends. What is to be removed is removed later. Fails where another backup is being made.
 */
export async function holdForBackup(db: Db): Promise<() => Promise<void>> {
  if (!(await lockForBackup(db))) throw new BackupError('Another backup is being made. Nothing was written.');
  try {
    // A cleanup that began before may be removing releases, whose rows can still be read: this waits for it.
    await transact(db, lockLiveReleases);
  } catch (cause) {
    await unlockAfterBackup(db);
    throw cause;
  }
  return () => unlockAfterBackup(db);
}
