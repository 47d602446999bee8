import type { PGlite as PGliteClient } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { registerListen } from './listen';
import { createGuardedKysely, type Db } from './transact';

/** What Kysely and `listen` need of an open embedded database. */
export type PGliteSession = Pick<
  PGliteClient,
  'query' | 'transaction' | 'listen' | 'close' | 'closed' | 'ready' | 'waitReady'
>;

// The operating system caches the folder's pages: a large cache of PGlite's own would only cost this process 100 MB.
export const pgliteSettings = ['-c', 'timezone=UTC', '-c', 'shared_buffers=32MB'];

/** Makes an open embedded database usable through Kysely. Destroying the result closes it. */
export const createPGliteDb = (pglite: PGliteSession): Db =>
  registerListen(createGuardedKysely(new PGliteDialect({ pglite })), async (channel, { onMessage }) => {
    const unlisten = await pglite.listen(channel, onMessage);
    return () => unlisten();
  });
