import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './programs';

const run = promisify(execFile);

/** The programs of the newest PostgreSQL that is installed here, where this user may run them. */
const programs = findPrograms();

/** Whether this machine can start PostgreSQL servers for a test. */
export const hasPostgresPrograms = programs !== undefined;

function findPrograms(): string | undefined {
  const installations = '/usr/lib/postgresql';
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).map(Number).filter(Number.isFinite);
  const folder = join(installations, String(Math.max(...versions)), 'bin');
  return existsSync(join(folder, 'pg_basebackup')) ? folder : undefined;
}

// PostgreSQL refuses to run as root.
function asOwner(program: string, args: string[]) {
  const path = join(String(programs), program);
  return process.getuid?.() === 0 ? run('runuser', ['-u', 'postgres', '--', path, ...args]) : run(path, args);
}

/** A PostgreSQL server of a test, in a folder of its own. */
export interface TestCluster {
  url: string;
  /** Makes a streaming replica of it. */
  addReplica(): Promise<TestCluster>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Makes a primary of a replica. */
  promote(): Promise<void>;
  /** Ends it, and deletes what it wrote. */
  remove(): Promise<void>;
}

/** Starts a primary with the database `foothold`. */
export async function startCluster(): Promise<TestCluster> {
  const data = createDataFolder();
  await asOwner('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '-N']);
  const cluster = await startIn(data);
  const url = new URL(cluster.url);
  await asOwner('createdb', ['-h', url.hostname, '-p', url.port, '-U', 'postgres', 'foothold']);
  return cluster;
}

/** A folder in which PostgreSQL may create its own. */
function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  chmodSync(folder, 0o777);
  return join(folder, 'data');
}

async function startIn(data: string): Promise<TestCluster> {
  const port = await findFreePort();
  const settings = {
    ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 40 },
    ...{
      fsync: 'off',
      shared_buffers: '16MB',
      wal_receiver_status_interval: '100ms',
      wal_retrieve_retry_interval: '100ms',
    },
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const control = (...args: string[]) => asOwner('pg_ctl', ['-D', data, '-w', '-s', ...args]);
  const start = async () => void (await control('-l', join(data, 'log'), '-o', options.join(' '), 'start'));
  const kill = async () => void (await control('-m', 'immediate', 'stop'));
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/foothold`,
    async addReplica() {
      const copy = createDataFolder();
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      await asOwner('pg_basebackup', [...from, '-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
      return startIn(copy);
    },
    kill,
    start,
    promote: async () => void (await control('promote')),
    async remove() {
      await kill().catch(() => {});
      await rm(join(data, '..'), { recursive: true, force: true });
    },
  };
}
