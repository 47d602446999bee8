// By file, not by folder: the embedded database opens while the rest of the server is loaded.

import { type DatabaseConfig, type OpenDatabase, type OpenOptions, openDatabase } from '../platform/db/openDatabase';

/** Opens the database of this process, which ends when it loses the data folder to another one. */
export const openServerDatabase = (
  config: DatabaseConfig,
  options?: Pick<OpenOptions, 'mayUnpack'>,
): Promise<OpenDatabase> => openDatabase(config, { onLockLost: endProcess, ...options });

/** Ends this process at once: what a graceful stop would write into a folder that another process holds would be lost there. */
function endProcess(cause: Error): never {
  process.stderr.write(`\n${cause.message}\n`);
  process.exit(1);
}
