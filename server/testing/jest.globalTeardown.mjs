import { runDatabaseScript } from './jest.databaseScript.mjs';

/** Drops what the workers have created on PostgreSQL; embedded databases end with their worker. */
export default function globalTeardown() {
  if (process.env.TEST_DATABASE_URL) runDatabaseScript('dropCopies');
}
