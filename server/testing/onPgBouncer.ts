import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { toSettings } from '../src/platform/db/sessionSettings';
import { hasPgBouncer, startPgBouncer } from './pgBouncer';

/** Runs tests of the server, those that the arguments name, on PostgreSQL through a PgBouncer that pools transactions. */
const url = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

if (hasPgBouncer) {
  const pooler = await startPgBouncer(url, toSettings({}));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const jest = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
  const paths = process.argv.length > 2 ? process.argv.slice(2) : ['server/src/(platform/db|hiring|jobs)/'];
  const { status } = spawnSync(process.execPath, [jest, ...paths], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: url, TEST_DATABASE_POOLER: new URL(pooler.toPooled(url)).host },
    stdio: 'inherit',
  });
  await pooler.stop();
  process.exitCode = status ?? 1;
} else {
  process.stdout.write('PgBouncer is not installed, so nothing ran through it.\n');
}
