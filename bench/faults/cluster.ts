import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getErrorCode } from '../../server/src/platform/db/errorCodes';
import { onCleanUp } from '../harness/tempFolder';
import { listProcesses } from '../server/processes';

const run = promisify(execFile);

/** A PostgreSQL of the run's own, which it may stop, kill and freeze. */
export interface Cluster {
  /** The address of its database at a port: the proxy's, or its own. */
  toUrl(port: number): string;
  /** Starts it unless it runs, and waits until it accepts connections. */
  ensureRunning(): Promise<void>;
  /** Ends every connection and process without writing anything down. */
  stopImmediately(): Promise<void>;
  /** Kills its first process; the others end when they notice. */
  killPostmaster(): Promise<void>;
  /** Kills the process of one connection, after which PostgreSQL restarts all others by itself. */
  killBackend(): Promise<void>;
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
  version: string;
}

const installations = '/usr/lib/postgresql';
const startTries = 100;

/** The newest PostgreSQL that is installed here. Undefined where there is none. */
export async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(installations).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => other - one)[0];
  return newest === undefined ? undefined : path.join(installations, String(newest), 'bin');
}

/** Creates a cluster in a folder, and starts it at a port. */
export async function createCluster(programs: string, folder: string, port: number): Promise<Cluster> {
  const data = path.join(folder, 'cluster');
  await chmod(folder, 0o711);
  await chmod(path.dirname(folder), 0o711);
  await mkdir(data, { mode: 0o700 });
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await run('chown', ['postgres', data]);
  const asOwner = (program: string, args: string[]) => {
    const command = [path.join(programs, program), ...args];
    return isRoot ? run('runuser', ['-u', 'postgres', '--', ...command]) : run(command[0] ?? '', command.slice(1));
  };
  const control = (...args: string[]) => asOwner('pg_ctl', ['-D', data, '-w', '-s', ...args]);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    max_connections: 60,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);

  await asOwner('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8']);
  const start = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return void (await control('-l', path.join(data, 'log'), '-o', options.join(' '), 'start'));
      } catch (cause) {
        // What is left of a killed one holds its memory until it has noticed.
        if (tries === startTries) throw cause;
        await pause(100);
      }
    }
  };
  const isRunning = () =>
    control('status').then(
      () => true,
      () => false,
    );
  const isAccepting = () =>
    asOwner('pg_isready', ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    );
  const readPid = async () => Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const stopImmediately = async () => void (await control('-m', 'immediate', 'stop'));
  await start();
  onCleanUp(() => stopImmediately().catch(() => {}));

  return {
    toUrl: (at) => `postgres://postgres@127.0.0.1:${at}/foothold`,
    async ensureRunning() {
      for (let tries = 1; !(await isAccepting()); tries += 1) {
        // One that was just killed may count as running for a moment.
        if (!(await isRunning())) await start();
        if (tries === startTries) throw new Error('PostgreSQL did not recover.');
        await pause(200);
      }
    },
    stopImmediately,
    async killPostmaster() {
      process.kill(await readPid(), 'SIGKILL');
    },
    async killBackend() {
      const [, ...children] = await listProcesses(await readPid());
      const backend = children.find(({ title }) => title.includes('foothold'));
      if (backend) signalUnlessEnded(backend.pid, 'SIGKILL');
    },
    async signalAll(signal) {
      for (const { pid } of await listProcesses(await readPid())) signalUnlessEnded(pid, signal);
    },
    version: (await asOwner('postgres', ['--version'])).stdout.trim().replace(/^.*?(\d)/, '$1'),
  };
}

function signalUnlessEnded(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (cause) {
    if (getErrorCode(cause) !== 'ESRCH') throw cause;
  }
}
