import { mkdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGliteDialect } from 'kysely';
import { DurableFolder } from './durableFolder';
import { registerListen } from './listen';
import { parsers } from './parsers';
import { createGuardedKysely, type Db } from './transact';

// The system keeps the folder's pages at hand: a large cache of its own would only cost this process 100 MB.
const inMemoryParams = [...PGlite.defaultStartParams, '-c', 'timezone=UTC', '-c', 'shared_buffers=32MB'];
// Without -F, which switches fsync off. Emscripten's fdatasync does nothing, its fsync is the one that can be lent.
const durableParams = [...inMemoryParams.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];

/** Opens the embedded database in a folder, made where it does not exist. The caller holds the folder's lock. */
export async function openPGlite(folder: string): Promise<Db> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open({ fs: new DurableFolder(folder), startParams: durableParams });
}

/** An embedded database that lives in memory, optionally from a dump: for tests. */
export const openPGliteInMemory = (loadDataDir?: Blob): Promise<Db> =>
  open({ loadDataDir, startParams: inMemoryParams });

/** The data directory of a fresh database after `prepare`, to be handed to `openPGliteInMemory` any number of times. */
export async function dumpPGlite(prepare: (db: Db) => Promise<void>): Promise<Blob> {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, parsers, startParams: inMemoryParams });
  await prepare(createGuardedKysely(new PGliteDialect({ pglite })));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

async function open(options: PGliteOptions): Promise<Db> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
  const db = registerListen(createGuardedKysely(new PGliteDialect({ pglite })), async (channel, { onMessage }) => {
    const stopListening = await pglite.listen(channel, onMessage);
    return () => stopListening();
  });
  await db.selectNoFrom((select) => select.lit(1).as('one')).execute();
  return db;
}
