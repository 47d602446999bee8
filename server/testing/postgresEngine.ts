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
  connect: (name) => ({ db: openPostgres(withDatabaseName(url, name), { max: 4 }), isIdle: () => true }),
  reset: (name) => withPostgres(withDatabaseName(url, name), resetDatabase),
  drop: (name) => dropPostgresCopies(url, name),
});
