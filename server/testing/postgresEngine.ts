import { randomBytes } from 'node:crypto';
import { openPostgres } from '../src/platform/db/postgres';
import type { DatabaseEngine } from './databaseEngine';
import { createPostgresCopy, dropPostgresCopies, withDatabaseName, withPostgres } from './databaseTemplate';
import { resetDatabase } from './resetDatabase';

/** Databases on a PostgreSQL server, by their names. */
export const createPostgresEngine = (url: string): DatabaseEngine<string> => ({
  async create() {
    const name = `${process.env.TEST_DATABASE_PREFIX}_${randomBytes(4).toString('hex')}`;
    await createPostgresCopy(url, name);
    return name;
  },
  connect: (name) => ({ db: openTestPostgres(withDatabaseName(url, name)), isIdle: () => true }),
  reset: (name) => withPostgres(withDatabaseName(url, name), resetDatabase),
  drop: (name) => dropPostgresCopies(url, name),
});

/** Tests ask for more connections at once than there are, and a machine that is busy with others is not away. */
const options = { max: 4, connectionTimeout: 20_000 };

/** Through a pooler where TEST_DATABASE_POOLER names its host and port. */
function openTestPostgres(sessionUrl: string) {
  const pooler = process.env.TEST_DATABASE_POOLER;
  if (!pooler) return openPostgres(sessionUrl, options);
  const pooled = new URL(sessionUrl);
  pooled.host = pooler;
  return openPostgres(pooled.href, { ...options, sessionUrl });
}
