import type { Db } from './transact';

/** The connections of a database's pool. */
export interface PoolStatus {
  /** The most that it opens. */
  max: number;
  open: number;
  idle: number;
  /** Statements and transactions that wait for one. */
  waiting: number;
}

const readers = new WeakMap<Db, () => PoolStatus>();

/** Sets how `getPoolStatus` reads the pool of this database, which Kysely hides. */
export function registerPool(db: Db, read: () => PoolStatus): Db {
  readers.set(db, read);
  return db;
}

/** Undefined for the embedded database, which has one session. */
export const getPoolStatus = (db: Db): PoolStatus | undefined => readers.get(db)?.();
