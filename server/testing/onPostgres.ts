import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Runs the server's suite once more on PostgreSQL: TEST_DATABASE_URL's, else one that answers on this machine. */
const url = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
/** Commands and parts that have the embedded database, or none, in either case. */
const embeddedOnly = ['app/cli/', 'platform/db/(checkpoints|folderLock)\\.'];
const print = (line: string) => process.stdout.write(`${line}\n`);

async function isReachable(): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (cause) {
    if (process.env.TEST_DATABASE_URL) throw cause;
    return false;
  }
}

if (await isReachable()) {
  print('The server’s suite, on PostgreSQL:');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const jest = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
  const args = ['--selectProjects', 'server', '--testPathIgnorePatterns', '/node_modules/', ...embeddedOnly];
  const { status } = spawnSync(process.execPath, [jest, ...args], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  print('No PostgreSQL answers here, so the server’s suite ran on the embedded database alone.');
}
