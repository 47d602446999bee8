import { sql } from 'kysely';
import type { Db } from './transact';

// An arbitrary number that every process of this product uses.
const backupLock = 461_830_275;

const isLocked = sql<boolean>`exists (
  select from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = ${sql.lit(backupLock)} and objsubid = 1 and granted
    and database = (select oid from pg_database where datname = current_database())
)`;

/**
 * Whether a backup is being made: what it has read names files that must stay for it. To be asked once the rows of what
 * is to be removed are gone: a backup that begins later does not name it.
 */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select ${isLocked} as held`.execute(db);
  return rows[0]?.held === true;
}

/** Marks a backup as running until the session of `db` ends or unlocks. Resolves to false where one is running already. */
export async function lockForBackup(db: Db): Promise<boolean> {
  // The embedded database has one session, which would get its own lock again.
  const { rows } = await sql<{ locked: boolean }>`
    select case when ${isLocked} then false else pg_try_advisory_lock(${sql.lit(backupLock)}) end as locked`.execute(
    db,
  );
  return rows[0]?.locked === true;
}

/** Ends what `lockForBackup` began in this session. */
export const unlockAfterBackup = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_unlock(${sql.lit(backupLock)})`.execute(db);
};
