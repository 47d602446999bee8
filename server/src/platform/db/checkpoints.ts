import { sql } from 'kysely';
import { isBackupRunning } from './backupLock';
import type { Db } from './transact';

/** What a restart after a kill has to read again, at most: a fraction of a second. */
const maxWalBytes = 16 * 1024 * 1024;
/** Milliseconds. */
const interval = 10_000;

/**
 * Lets the embedded database write checkpoints. It has no process of its own for that: without them it would keep everything
 * that was ever written as write-ahead log, and read it all again at the start after a kill. Returns a function that stops.
 */
export function scheduleCheckpoints(db: Db): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // On a full disk it fails, and is due again; the statements that write say so.
    running = checkpointWhenDue(db).catch(() => {});
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** A backup copies the files of the database: a checkpoint would change what they start from. */
async function checkpointWhenDue(db: Db): Promise<void> {
  if ((await countWalBytes(db)) > maxWalBytes && !(await isBackupRunning(db))) await sql`checkpoint`.execute(db);
}

/** The bytes of write-ahead log since the last checkpoint. */
export async function countWalBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()`.execute(db);
  return Number(rows[0]?.bytes);
}
