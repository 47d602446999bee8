import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onCleanUp } from '../harness/tempFolder';
import { getInheritedEnv, workspace } from '../server/startServer';

/** One server process of a site. Its port stays the same when it is started again. */
export interface Server {
  origin: string;
  /** Starts it. Resolves when it is ready, to the milliseconds that took, or rejects when it ends instead. */
  start(): Promise<number>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it at once. */
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
  hasEnded(): boolean;
}

const startLimit = 60_000;
const stopLimit = 30_000;

/** Describes a server of production. `log` is the file that its log is appended to. */
export function createServer(port: number, settings: Record<string, string>, log: string): Server {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child || hasEnded()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    const late = pause(stopLimit, 'late' as const, { ref: false });
    if ((await Promise.race([ended, late])) !== 'late') return;
    child.kill('SIGKILL');
    await ended;
    throw new Error(`The server at ${origin} did not stop within ${stopLimit / 1000} s.`);
  };
  onCleanUp(() => end('SIGKILL'));

  return {
    origin,
    hasEnded,
    signal: (signal) => void child?.kill(signal),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async start() {
      const since = performance.now();
      const output = openSync(log, 'a');
      const started = spawn(process.execPath, ['server/run.mjs', 'serve'], {
        cwd: workspace,
        env: {
          ...getInheritedEnv(),
          RATE_LIMIT: '0',
          REQUIRE_ADMIN_2FA: '0',
          LOG_LEVEL: 'warn',
          ...settings,
          PORT: String(port),
        },
        stdio: ['ignore', output, output],
        // Apart from the terminal, whose Ctrl+C is for the command alone.
        detached: true,
      });
      child = started;
      closeSync(output);
      while (!(await isReady(origin))) {
        const ending = started.exitCode ?? started.signalCode;
        if (ending !== null) throw new Error(`The server at ${origin} ended with ${ending}.`);
        if (performance.now() - since > startLimit) throw new Error(`The server at ${origin} did not become ready.`);
        await pause(20);
      }
      return performance.now() - since;
    },
  };
}

/** Whether a server answers that its database does. */
export const isReady = (origin: string) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );
