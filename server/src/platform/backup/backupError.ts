/** A backup cannot be made, read or restored. The message says why to whoever asked for it. */
export class BackupError extends Error {
  override name = 'Backup';
}
