import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabaseFile, packDatabase } from '../../platform/db/emptyDatabase';
import { migrate } from '../../platform/db/migrate';
import { openPGlite } from '../../platform/db/pglite';
import { runCommand } from './command';

/** Packs the empty database with which a first start begins, unless that was done since the server was compiled. */
runCommand(async () => {
  if (existsSync(emptyDatabaseFile)) return;
  const folder = await mkdtemp(join(tmpdir(), 'foothold-empty-database-'));
  try {
    const database = join(folder, 'db');
    const db = await openPGlite(database, () => {});
    await migrate(db);
    await db.destroy();
    packDatabase(database, emptyDatabaseFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
