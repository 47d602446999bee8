import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFolder } from './durableFolder';
import { parsers } from './parsers';
import { createPGliteDb, pgliteSettings } from './pgliteDb';
import type { Db } from './transact';

// Without -F, which switches fsync off. Emscripten's fdatasync does nothing; its fsync is the one that DurableFolder replaces.
const durableParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...pgliteSettings,
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the embedded database in a folder, and creates it where it does not exist. `assertHeld` throws when the caller has lost the folder's lock. */
export async function openPGlite(folder: string, assertHeld: () => void): Promise<Db> {
  const exists = existsSync(join(folder, 'PG_VERSION'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({
    fs: new DurableFolder(folder),
    startParams: durableParams,
    extensions: { pg_trgm },
    parsers,
  });
  if (!exists) await dropTemplates(pglite);
  const db = createPGliteDb(pglite, assertHeld);
  await db.selectNoFrom((select) => select.lit(1).as('one')).execute();
  return db;
}

/** Nothing here creates a database from them, and they are nearly half of the files that a first start would write. */
async function dropTemplates(pglite: PGlite) {
  await pglite.query('update pg_database set datistemplate = false where datistemplate');
  for (const template of ['template0', 'template1']) await pglite.query(`drop database if exists ${template}`);
}
