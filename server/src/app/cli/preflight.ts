import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { UsageError } from '@foothold/shared/commands';
import type { Config } from '../../platform/config/config';
import { openDatabase, probeDatabase } from '../../platform/db/openDatabase';
import { assertBucketUsable } from '../../platform/objectStore/assertBucketUsable';

/**
 * Checks, before anything is built or written, that a server can start: its ports are free, DATA_DIR can be written, and
 * DATABASE_URL and S3_URL name a database and a bucket that can be used by several machines. Throws an error with one
 * sentence otherwise.
 */
export async function assertStartable(config: Config): Promise<void> {
  const { PORT, HOST, METRICS_PORT, METRICS_HOST } = config;
  await assertPortFree('PORT', PORT, HOST);
  if (METRICS_PORT) await assertPortFree('METRICS_PORT', METRICS_PORT, METRICS_HOST ?? HOST);
  await assertWritable(path.resolve(config.DATA_DIR));
  if (config.DATABASE_URL) await assertDatabaseAnswers(config);
  if (config.S3_URL) {
    assertKeyShared(config);
    await assertBucketUsable(config.S3_URL);
  }
}

/** A server that keeps its files elsewhere has a folder that may be lost, and others beside it that would make keys of their own. */
function assertKeyShared({ SECRET_KEY, DATA_DIR }: Config) {
  if (!SECRET_KEY)
    throw new UsageError(
      `With S3_URL, set SECRET_KEY, the same for all servers. What one used until now is in ${path.resolve(DATA_DIR, 'secret-key')}.`,
    );
}

/** Fails when another program listens on the port, or the host is not of this machine. */
function assertPortFree(name: string, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new UsageError(`Port ${port} is taken. Stop what uses it, or choose another: ${name}=${port + 1}.`)
          : cause,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** The folder, or the one in which it will be created. A parent that does not exist is a mistyped path. */
async function assertWritable(folder: string): Promise<void> {
  const [found, parent] = [await statOrNull(folder), path.dirname(folder)];
  if (found && !found.isDirectory()) throw new UsageError(`DATA_DIR is ${folder}, which is a file and no folder.`);
  if (!found && !(await statOrNull(parent))?.isDirectory())
    throw new UsageError(`DATA_DIR is ${folder}, but there is no folder ${parent} to create it in.`);
  await access(found ? folder : parent, constants.W_OK | constants.X_OK).catch(() => {
    throw new UsageError(`DATA_DIR is ${folder}, where this user may not write.`);
  });
}

const statOrNull = (file: string) => stat(file).catch(() => null);

async function assertDatabaseAnswers(config: Config): Promise<void> {
  const database = await openDatabase(config, { onLockLost: () => {} });
  try {
    await probeDatabase(database.db);
  } finally {
    await database.close();
  }
}
