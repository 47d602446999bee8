import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../server/compile.mjs';
import { findFreePort } from '../../server/testing/programs';
import { onCleanUp } from '../harness/tempFolder';
import type { Statement } from './recorder';

export interface Server {
  origin: string;
  pid: number;
  /** Microseconds of CPU time that its process has used so far, in all its threads. */
  cpu(): Promise<number>;
  /** What it asks PostgreSQL while some work is done. */
  recordStatements(work: () => Promise<unknown>): Promise<Statement[]>;
  stop(): Promise<void>;
}

const servers = ['product', 'baseline'] as const;
let compiling: Promise<unknown> | undefined;

export const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** Starts one of the servers beside this file, compiled as in production, in a process of its own, on a free port. */
export async function startServer(server: (typeof servers)[number], settings: Record<string, string>): Promise<Server> {
  compiling ??= bundle({
    entryPoints: servers.map((name) => `../bench/server/${name}.ts`),
    entryNames: 'bench-[name]',
  });
  await compiling;
  const child = fork(`server/dist/bench-${server}.js`, {
    cwd: workspace,
    execArgv: [],
    env: { ...getInheritedEnv(), ...(await findFreeAddress()), RATE_LIMIT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = () => stopChild(child);
  onCleanUp(stop);
  const { origin } = await waitForMessage<{ origin: string }>(child);
  const ask = <T>(question: string) => {
    child.send(question);
    return waitForMessage<T>(child);
  };
  const cpu = async () => {
    const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>('cpu');
    return cpu.user + cpu.system;
  };
  const recordStatements = async (work: () => Promise<unknown>) => {
    await ask('record');
    await work();
    return (await ask<{ statements: Statement[] }>('statements')).statements;
  };
  return { origin, pid: Number(child.pid), cpu, recordStatements, stop };
}

/** A free port of this machine, as settings of a server. */
export async function findFreeAddress(): Promise<{ PORT: string; APP_ORIGIN: string }> {
  const port = await findFreePort();
  return { PORT: String(port), APP_ORIGIN: `http://localhost:${port}` };
}

/** The environment without what would configure a server of the user's own. */
export function getInheritedEnv(): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _,
    DATA_DIR: __,
    DEMO: ___,
    NODE_ENV: ____,
    LOG_LEVEL: _____,
    HOST: ______,
    ...rest
  } = process.env;
  return rest;
}

async function waitForMessage<T>(child: ChildProcess): Promise<T> {
  const reachable = new AbortController();
  const { signal } = reachable;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`A server of the bench ended with code ${code}.`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as T;
  } finally {
    ended.catch(() => {});
    reachable.abort();
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}
