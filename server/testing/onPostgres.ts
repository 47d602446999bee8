import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * Runs the server's suite once more on PostgreSQL: TEST_DATABASE_URL's, else one that answers on this machine. With
 * `--all` also on the Redis of TEST_REDIS_URL, else one that answers here, and on object storage.
 */
const url = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const usesAll = process.argv.includes('--all');
/** Commands and parts that have the embedded database, servers of their own, or none, in either case. */
const sameOnEither = [
  ...['app/cli/', 'platform/db/(checkpoints|failover|folderLock|readReplica)\\.'],
  ...['platform/(metrics|objectStore|redis)/', 'platform/(releases/bucketFiles|storage/fileStore)\\.'],
];
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

/** Whether anything listens; a Redis that is asked for must be there. */
const isRedisReachable = () =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(redisUrl);
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 3000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere || process.env.TEST_REDIS_URL !== undefined);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });

if (await isReachable()) {
  const hasRedis = usesAll && (await isRedisReachable());
  const engines = ['PostgreSQL', ...(hasRedis ? ['Redis'] : []), ...(usesAll ? ['object storage'] : [])];
  print(`The server’s suite, on ${engines.join(', ')}:`);
  if (usesAll && !hasRedis) print('No Redis answers here.');
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const jest = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
  const args = ['--selectProjects', 'server', '--testPathIgnorePatterns', '/node_modules/', ...sameOnEither];
  const others = { ...(hasRedis && { TEST_REDIS_URL: redisUrl }), ...(usesAll && { TEST_STORAGE: 's3' }) };
  const { status } = spawnSync(process.execPath, [jest, ...args], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: url, ...others },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  print('No PostgreSQL answers here, so the server’s suite ran on the embedded database alone.');
}
