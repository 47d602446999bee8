import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, programEnv, waitUntilItListens } from './programs';

/** Whether this machine has a PgBouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version'], { env: programEnv }).status === 0;

interface RunningPooler {
  /** The address of a database through the pooler. */
  toPooled(url: string): string;
  stop(): Promise<void>;
}

type Settings = Record<string, string | number>;

/** Starts a PgBouncer in front of a server, which gives each transaction any of a few sessions with the settings. */
export async function startPgBouncer(serverUrl: string, settings: Settings = {}): Promise<RunningPooler> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const { hostname, port: serverPort, username } = new URL(serverUrl);
  const lines = [
    ...['[databases]', `* = host=${hostname} port=${serverPort || 5432} connect_query='${toStatements(settings)}'`],
    ...['[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'logfile ='],
    ...['auth_type = trust', `auth_file = ${folder}/users`, 'pool_mode = transaction', 'default_pool_size = 4'],
  ];
  await writeFile(join(folder, 'users'), `"${username}" ""\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...owner, join(folder, 'pgbouncer.ini')], {
    env: programEnv,
    stdio: 'ignore',
  });
  pooler.unref();
  await waitUntilItListens(pooler, { host: '127.0.0.1', port });
  return {
    toPooled(url) {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// The value of `connect_query` is quoted, and quotes within it are doubled.
const toStatements = (settings: Settings) =>
  ['select 1', ...Object.entries(settings).map(([name, value]) => `set ${name} = ''${value}''`)].join('; ');
