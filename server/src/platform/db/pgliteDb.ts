import type { PGlite as PGliteClient } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPool, type PostgresQueryResult } from 'kysely';
import { registerCopy } from './copySession';
import { registerListen } from './listen';
import { observeStatement } from './observeStatement';
import { createPGliteCopy } from './pgliteCopy';
import { createGuardedKysely, type Db } from './transact';

/** What Kysely and `listen` need of an open embedded database. */
export type PGliteSession = Pick<PGliteClient, 'query' | 'listen' | 'close'>;

// The operating system caches the folder's pages: a large cache of PGlite's own would only cost this process 100 MB.
export const pgliteSettings = ['-c', 'timezone=UTC', '-c', 'shared_buffers=32MB'];

/**
 * Makes an open embedded database usable through Kysely. Destroying the result closes it. `beforeStatement` may throw
 * instead of letting a statement run.
 */
export function createPGliteDb(pglite: PGliteSession, beforeStatement = () => {}): Db {
  const acquireSession = createMutex();
  const runAlone = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await acquireSession();
    return work().finally(release);
  };
  const dialect = new PostgresDialect({ pool: createPool(pglite, acquireSession, beforeStatement) });
  const db = createGuardedKysely(dialect);
  const copy = createPGliteCopy({
    query: (...args) => {
      beforeStatement();
      return pglite.query(...args);
    },
  });
  registerCopy(db, async () => ({ db, ...copy, close: async () => {} }));
  return registerListen(db, async (channel, { onMessage }) => {
    // Not within a transaction, whose rollback would undo it.
    const unlisten = await runAlone(() => pglite.listen(channel, onMessage));
    return () => runAlone(() => unlisten());
  });
}

/** The one session as a pool of one connection: a transaction has it for itself until it ends. */
const createPool = (
  pglite: PGliteSession,
  acquireSession: () => Promise<() => void>,
  beforeStatement: () => void,
): PostgresPool => ({
  async connect() {
    const release = await acquireSession();
    const query = async <R>(text: string, params: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
      beforeStatement();
      const { rows, affectedRows } = await observeStatement(text, () => pglite.query<R>(text, [...params]));
      // Kysely reads the count of rows for commands that write.
      return { command: 'UPDATE', rowCount: affectedRows ?? 0, rows };
    };
    return { query: query as Awaited<ReturnType<PostgresPool['connect']>>['query'], release };
  },
  end: () => pglite.close(),
});

/** Resolves, in the order of the calls, to the function that lets the next one in. */
function createMutex(): () => Promise<() => void> {
  let last = Promise.resolve();
  return () => {
    let release: () => void = () => {};
    const turn = last.then(() => release);
    last = new Promise((resolve) => {
      release = resolve;
    });
    return turn;
  };
}
