import { runDatabaseScript } from './jest.databaseScript.mjs';
import { startS3Server } from './jest.s3Server.mjs';

/** Prepares one migrated database, which the tests' databases are copies of, and where TEST_STORAGE is s3 a bucket. */
export default async function globalSetup() {
  // Names the databases of this run on PostgreSQL; the workers inherit it, and globalTeardown drops them.
  process.env.TEST_DATABASE_PREFIX = `foothold_test_run_${process.pid}_${Date.now().toString(36)}`;
  runDatabaseScript('prepareTemplate');
  // The workers inherit it.
  if (process.env.TEST_STORAGE === 's3') process.env.TEST_S3_URL ??= await startS3Server();
}
