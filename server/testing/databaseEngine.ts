import type { Db } from '../src/platform/db';

/** Creates and reuses test databases of one kind. A handle outlives the test file that created it. */
export interface DatabaseEngine<Handle> {
  create(pool: DatabasePool<Handle>): Promise<Handle>;
  /** Opens it for one user; destroying the result leaves the database itself as it is. */
  connect(handle: Handle): Connection;
  /** Empties it. Resolves to false if it cannot be used again. */
  reset(handle: Handle): Promise<boolean>;
  drop(handle: Handle): Promise<void>;
}

interface Connection {
  db: Db;
  /** Whether no transaction is open that would keep the next user waiting. */
  isIdle(): boolean;
}

/** What databaseEnvironment.cjs keeps for all files of a worker: no functions of a file, or its memory is never freed. */
export interface DatabasePool<Handle = unknown> {
  openPGlite(dataDir: Blob, settings: readonly string[]): Promise<Handle>;
  idle: Handle[];
  leased: Set<Handle>;
}
