import type { CopySession, Db, Tx } from '../db';
import { isKnownMigration, listAppliedMigrations, migrate, toIdentity } from '../db/migrate';
import { DamagedError, type Entry, manifestName, parseManifest } from './archive';
import { BackupError } from './backupError';
import { closeTables, isInUse, listSlowDefinitions, openTables, runStatement } from './catalog.queries';
import { findTable } from './countRows';
import { type Header, parseHeader, tableFolder } from './header';
import { assertKeyFits } from './keys';
import { createFileRestorer } from './restoreFiles';
import type { FilesOfInstallation } from './writeBackup';

interface Target extends FilesOfInstallation {
  db: Db;
  session: CopySession;
  /** For files on their way. */
  folder: string;
  /** Ends, in the transaction that restores them, what must not go on from the moment of the backup. */
  settle(tx: Tx): Promise<void>;
}

/** Reads the first entry, and fails where a backup that begins so cannot be restored by this version. */
export async function readHeader(entries: AsyncIterator<Entry>): Promise<Header> {
  const first = await entries.next();
  if (first.done) throw new DamagedError();
  const header = parseHeader(first.value);
  for (const name of header.migrations)
    if (!(await isKnownMigration(name)))
      throw new BackupError('The backup is of a newer version of Foothold. Restore it with that one.');
  return header;
}

/** Fails where the installation is not a new one. */
export async function assertRestorable({ db, keySource }: Pick<Target, 'db' | 'keySource'>, header: Header) {
  if (await isInUse(db))
    throw new BackupError('The database is not empty, and nothing in it is overwritten. Name another, or empty it.');
  await assertKeyFits(keySource, header);
}

/**
 * Restores a backup into a new installation: all of it or nothing. The schema is made by the migrations that had run; rows
 * come in one transaction, which ends when all files are there and the whole backup has proved to be what was written.
 */
export async function restoreBackup(target: Target, entries: AsyncGenerator<Entry>): Promise<Header> {
  const header = await readHeader(entries);
  await assertRestorable(target, header);
  const wanted = new Set(header.migrations.map(toIdentity));
  await migrate(target.db, (identity) => wanted.has(identity));

  const files = createFileRestorer(target);
  try {
    await target.session.db.transaction().execute(async (tx) => {
      await lockNewDatabase(tx, wanted);
      const definitions = await listSlowDefinitions(tx);
      for (const { drop } of definitions.toReversed()) await runStatement(tx, drop);
      await openTables(tx, header.tables);
      let missing: readonly string[] | undefined;
      for await (const entry of entries) {
        if (entry.name === manifestName) ({ missing } = parseManifest(entry));
        else if (entry.name.startsWith(tableFolder))
          await target.session.copyIn(findTable(header, entry), entry.content);
        else await files.restore(tx, entry);
      }
      if (!missing) throw new DamagedError();
      for (const { create } of definitions) await runStatement(tx, create);
      await closeTables(tx, header.tables);
      await target.settle(tx);
      await files.finish(tx, missing);
    });
  } catch (cause) {
    await files.undo();
    throw cause;
  }
  await migrate(target.db);
  await runStatement(target.session.db as Tx, 'analyze');
  return header;
}

/** Waits for any other process that would fill or change the database, and fails where one has. */
async function lockNewDatabase(tx: Tx, wanted: ReadonlySet<string>) {
  // Asked before, too: where settings lead to a site after all, its people would wait for the lock.
  const refuseUnlessNew = (isNew: boolean) => {
    if (!isNew)
      throw new BackupError('The database is not empty: it has been started by a server, or is being restored.');
  };
  refuseUnlessNew(!(await isInUse(tx)));
  await runStatement(tx, 'lock table schema_migrations, users in access exclusive mode');
  const applied = await listAppliedMigrations(tx);
  refuseUnlessNew(!(await isInUse(tx)) && applied.length === wanted.size);
}
