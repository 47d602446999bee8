import path from 'node:path';
import { readArchive } from '../../../platform/backup/archive';
import type { Header } from '../../../platform/backup/header';
import { assertKeyFits } from '../../../platform/backup/keys';
import { assertRestorable, restoreBackup } from '../../../platform/backup/restoreBackup';
import type { Config } from '../../../platform/config/config';
import { type Db, hasDatabase, openCopySession } from '../../../platform/db';
import { getUploadFolder } from '../../folders';
import { createContext } from '../../main';
import { openServerDatabase } from '../../openServerDatabase';
import { openBackupFile } from './backupFile';
import { settleRestored } from './settleRestored';

/** Restores a backup into what the configuration names. */
export const restoreInto = (config: Config, file: string, passphrase: string | undefined): Promise<Header> =>
  withDatabase(config, async (db) => {
    const session = await openCopySession(db);
    try {
      const folder = path.join(getUploadFolder(config));
      const target = { ...createContext(config, db), keySource: config, session, folder, settle: settleRestored };
      return await restoreBackup(target, readArchive(await openBackupFile(file, passphrase)));
    } finally {
      await session.close();
    }
  });

/** Fails where a backup that begins so could not be restored into what the configuration names. */
export async function assertTargetEmpty(config: Config, header: Header): Promise<void> {
  if (!hasDatabase(config)) await assertKeyFits(config, header);
  else await withDatabase(config, (db) => assertRestorable({ db, keySource: config }, header));
}

async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openServerDatabase(config);
  return work(database.db).finally(() => database.close());
}
