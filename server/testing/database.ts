import type { Db } from '../src/platform/db';
import type { DatabaseEngine, DatabasePool } from './databaseEngine';
import { embeddedEngine } from './embeddedEngine';
import { createPostgresEngine } from './postgresEngine';

export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

/** A migrated, empty database of the caller's own: PGlite in memory, or PostgreSQL where TEST_DATABASE_URL is set. */
export function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? lease(createPostgresEngine(url)) : lease(embeddedEngine);
}

async function lease<Handle>(engine: DatabaseEngine<Handle>): Promise<TestDatabase> {
  const pool = (globalThis as unknown as { databasePool: DatabasePool<Handle> }).databasePool;
  const handle = pool.idle.pop() ?? (await engine.create(pool));
  pool.leased.add(handle);
  const { db, isIdle } = engine.connect(handle);
  const close = async () => {
    await db.destroy();
    const isReusable = isIdle() && (await engine.reset(handle));
    pool.leased.delete(handle);
    if (isReusable) pool.idle.push(handle);
    else await engine.drop(handle);
  };
  return { db, close };
}
