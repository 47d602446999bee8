import { print, UsageError } from '@foothold/shared/commands';
import { saveLastBackup } from '../../../platform/backup/lastBackup';
import { writeBackup } from '../../../platform/backup/writeBackup';
import type { Config } from '../../../platform/config/config';
import { assertBucketUsable } from '../../../platform/objectStore/assertBucketUsable';
import { writeBackupFile } from './backupFile';
import { formatBytes } from './format';
import { openSource } from './openSource';

/** Backs up what the configuration names into a file in a folder. */
export async function createBackup(config: Config, folder: string, passphrase: string | undefined): Promise<void> {
  const since = performance.now();
  if (config.S3_URL) await assertBucketUsable(config.S3_URL);
  const source = await openSource(config);
  let missing: readonly string[] = [];
  try {
    const encryption = passphrase === undefined ? undefined : { passphrase };
    const { file, bytes, created_at } = await writeBackupFile(folder, encryption, async (archive) => {
      const written = await writeBackup(source.session, source.files, archive);
      ({ missing } = written);
      source.assertHeld();
      await archive.finish(missing);
      return written;
    });
    print(`${file}: ${formatBytes(bytes)} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    await saveLastBackup(config.DATA_DIR, created_at);
  } finally {
    await source.close();
  }
  if (passphrase === undefined)
    print(
      'It is not encrypted: whoever reads it has the data of everybody, and the secret key. See BACKUP_PASSPHRASE.',
    );
  if (missing.length)
    throw new UsageError(
      ['The backup was made, but without what had been lost or damaged before:', ...missing].join('\n'),
    );
}
