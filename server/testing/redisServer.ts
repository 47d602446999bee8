import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './programs';

/** The Redis or Valkey of this machine. Undefined where there is none. */
export const redisProgram = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** A Redis of the caller's own, which it may kill and pause. */
export interface TestRedis {
  url: string;
  port: number;
  /** Starts it again after `kill`, empty. */
  start(): Promise<void>;
  kill(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Runs a command, whatever its reply. */
  command(...words: string[]): Promise<string>;
}

/** Starts a Redis at a free port. `settings` are options of its command line. */
export async function startRedis(settings: readonly string[] = []): Promise<TestRedis> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', ...settings];
  let server: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    port,
    async start() {
      server = spawn(String(redisProgram), args, { stdio: 'ignore' });
      // A test that fails before it has stopped it must not keep the run waiting.
      server.unref();
      while (!(await redis.command('PING').catch(() => ''))) {
        if (server.exitCode !== null) throw new Error(`${redisProgram} ended with ${server.exitCode}.`);
        await pause(20);
      }
    },
    async kill() {
      if (!server || server.signalCode !== null || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void server?.kill(signal),
    async command(...words) {
      const socket = connect(port, '127.0.0.1');
      try {
        socket.end(`${words.join(' ')}\r\nQUIT\r\n`);
        return Buffer.concat(await socket.toArray()).toString();
      } finally {
        socket.destroy();
      }
    },
  };
  await redis.start();
  return redis;
}
