import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { parsers } from '../src/platform/db/parsers';
import { createPGliteDb, type PGliteSession, pgliteSettings } from '../src/platform/db/pgliteDb';
import type { DatabaseEngine } from './databaseEngine';
import { openDump } from './databaseTemplate';
import { resetDatabase } from './resetDatabase';

/** PGlite in memory. */
export const embeddedEngine: DatabaseEngine<PGlite> = {
  create: async (pool) => pool.openPGlite(await openDump(), pgliteSettings),
  connect(pglite) {
    const { session, isIdle } = createSession(pglite);
    return { db: createPGliteDb(session), isIdle };
  },
  async reset(pglite) {
    await pglite.exec('discard all');
    const db = createPGliteDb(createSession(pglite).session);
    return resetDatabase(db);
  },
  drop: (pglite) => pglite.close(),
};

/** One user's view of an instance that others use before and after: closing it ends only its own listeners. */
function createSession(pglite: PGlite) {
  let closed = false;
  let isInTransaction = false;
  const unlisteners = new Set<() => Promise<void>>();
  const assertOpen = () => {
    if (closed) throw new Error('The test has closed its database.');
  };
  const runQuery = async <T>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> => {
    assertOpen();
    try {
      return toLocal(await pglite.query<T>(text, params?.map(toForeign), { ...options, parsers }));
    } catch (cause) {
      throw toLocalError(cause as Error);
    }
  };

  const session: PGliteSession = {
    async query<T>(text: string, params?: unknown[], options?: QueryOptions) {
      const result = await runQuery<T>(text, params, options);
      if (/^(begin|start transaction)\b/i.test(text)) isInTransaction = true;
      else if (/^(commit|rollback)$/i.test(text)) isInTransaction = false;
      return result;
    },
    async listen(channel, onMessage) {
      const unlisten = await pglite.listen(channel, onMessage);
      unlisteners.add(unlisten);
      return async () => {
        unlisteners.delete(unlisten);
        await unlisten();
      };
    },
    async close() {
      closed = true;
      for (const unlisten of unlisteners) await unlisten();
    },
  };
  return { session, isIdle: () => !isInTransaction };
}

// PGlite runs outside of Jest's sandbox, whose Date, Error, Array and Object are different ones. So `instanceof` and
// strict equality, which compares prototypes, fail for values that are passed between them unchanged.

const toForeign = (param: unknown) => (param instanceof Date ? param.toISOString() : param);

function toLocal<T>(value: T): T {
  if (Array.isArray(value)) return Array.from(value, toLocal) as T;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toLocal(member)])) as T;
}

const toLocalError = (cause: Error): Error =>
  Object.assign(new Error(cause.message), cause, { name: cause.name, stack: cause.stack });
