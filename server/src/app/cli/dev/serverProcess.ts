import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { print, UsageError } from '@foothold/shared/commands';
import { watchFiles } from './watchFiles';

/** What the server tells the process that started it. */
export type ServerMessage = { kind: 'loaded' } | { kind: 'listens'; address: string } | { kind: 'knows' };

/** What that process tells the server. */
export type ServerCommand = { kind: 'start' } | { kind: 'records'; records: readonly ReleaseRecord[] };

export interface DevServer {
  /** Lets the server open its data and listen. Until then it only loads its code. */
  start(): void;
  /** Resolves to the address of the server that runs the current sources. */
  ready(): Promise<string>;
  /** Sends the server the current record of an app in development. */
  updateRecord(record: ReleaseRecord): void;
  stop(): Promise<void>;
}

/**
 * Runs the server in a child process, and replaces it whenever a file in `sources` is saved. The next process loads its
 * code while the current one answers, which also goes on when that code cannot be loaded.
 */
export function startServerProcess(
  built: readonly string[],
  env: NodeJS.ProcessEnv,
  sources: readonly string[] = sourceFolders,
): DevServer {
  const records = new Map<string, ReleaseRecord>();
  const listRecords = () => [...records.values()];
  let server = forkServer(built, env, listRecords);
  let isStarted = false;
  let lastRestart = Promise.resolve();
  let isRestartPending = false;

  const restart = async () => {
    isRestartPending = false;
    const next = forkServer(built, { ...env, PREPARED: '1' }, listRecords);
    if (!(await next.isLoaded)) return void print('The server cannot be loaded. The one from before still answers.');
    const [previous, start] = [server, Date.now()];
    // From here on requests wait: only one process may use the data folder.
    server = next;
    await previous.stop();
    if (isStarted) next.start();
    next.ready.then(
      () => print(`restarted  the server      ${Date.now() - start} ms`),
      () => print('The server starts again with the next change.'),
    );
  };
  const watching = watchFiles(sources, (files) => {
    if (isRestartPending || !files.some(isSource)) return;
    isRestartPending = true;
    lastRestart = lastRestart.then(restart);
  });
  return {
    start() {
      isStarted = true;
      server.start();
    },
    ready: async () => {
      await watching;
      for (;;) {
        const current = server;
        const address = await current.ready.catch((cause) => {
          // Another change may have replaced it before it was ready.
          if (current === server) throw cause;
        });
        if (address) return address;
      }
    },
    updateRecord(record) {
      records.set(record.app, record);
      server.sendRecords();
    },
    async stop() {
      await (await watching)();
      await lastRestart;
      await server.stop();
    },
  };
}

const script = fileURLToPath(new URL('server.ts', import.meta.url));

function forkServer(built: readonly string[], env: NodeJS.ProcessEnv, listRecords: () => ReleaseRecord[]) {
  const child = fork(script, built, { env, execArgv: ['--import', 'tsx'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const send = (command: ServerCommand) => {
    if (child.connected) child.send(command);
  };
  let address: string | undefined;
  const sendRecords = () => {
    if (address) send({ kind: 'records', records: listRecords() });
  };
  const isLoaded = new Promise<boolean>((resolve) => {
    child.on('message', ({ kind }: ServerMessage) => kind === 'loaded' && resolve(true));
    void exited.then(() => resolve(false));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: ServerMessage) => {
      if (message.kind === 'knows') resolve(String(address));
      if (message.kind !== 'listens') return;
      address = message.address;
      sendRecords();
    });
    void exited.then(() => reject(new UsageError('The server does not run. The terminal says why.')));
  });
  ready.catch(() => {});
  const stop = () => {
    if (child.connected) child.disconnect();
    return exited;
  };
  return { isLoaded, ready, start: () => void isLoaded.then(() => send({ kind: 'start' })), sendRecords, stop };
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sourceFolders = [
  ...['server/src', 'server/demo'],
  ...['boot', 'contract', 'format', 'schema', 'ui/theme'].map((entry) => `shared/${entry}`),
].map((folder) => path.join(root, folder));
const isSource = (file: string) => /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file);
