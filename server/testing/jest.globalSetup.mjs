import { runDatabaseScript } from './jest.databaseScript.mjs';

/** Prepares one migrated database, which the tests' databases are copies of. */
export default function globalSetup() {
  // Names the databases of this run on PostgreSQL; the workers inherit it, and globalTeardown drops them.
  process.env.TEST_DATABASE_PREFIX = `foothold_test_run_${process.pid}_${Date.now().toString(36)}`;
  runDatabaseScript('prepareTemplate');
}
