import { runDatabaseScript } from './jest.databaseScript.mjs';
import { stopS3Server } from './jest.s3Server.mjs';

/** Drops what the workers have created on PostgreSQL; embedded databases end with their worker. */
export default function globalTeardown() {
  if (process.env.TEST_DATABASE_URL) runDatabaseScript('dropCopies');
  stopS3Server();
}
