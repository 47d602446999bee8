import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { print, UsageError } from '../command';
import { watchFiles } from './watchFiles';

/** What the server tells the process that started it. */
export type ServerMessage = { kind: 'listens'; address: string } | { kind: 'knows' };

export interface DevServer {
  /** Resolves to the address of the server that runs the current sources. */
  ready(): Promise<string>;
  /** Sends the server the current record of an app in development. */
  updateRecord(record: ReleaseRecord): void;
  stop(): Promise<void>;
}

/** Runs the server in a child process, and restarts it whenever one of its sources is saved. */
export function startServerProcess(built: readonly string[], env: NodeJS.ProcessEnv): DevServer {
  const records = new Map<string, ReleaseRecord>();
  const listRecords = () => [...records.values()];
  let server = forkServer(built, env, listRecords);
  let lastRestart = Promise.resolve();
  let isRestartPending = false;

  const restart = async () => {
    isRestartPending = false;
    await server.stop();
    server = forkServer(built, { ...env, PREPARED: '1' }, listRecords);
    const start = Date.now();
    server.ready.then(
      () => print(`restarted  the server      ${Date.now() - start} ms`),
      () => print('The server starts again with the next change.'),
    );
  };
  const watching = watchFiles(sourceFolders, (files) => {
    if (isRestartPending || !files.some(isSource)) return;
    isRestartPending = true;
    lastRestart = lastRestart.then(restart);
  });
  return {
    ready: async () => {
      await watching;
      await lastRestart;
      return server.ready;
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
  let address: string | undefined;
  const sendRecords = () => {
    if (address && child.connected) child.send(listRecords());
  };
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (message: ServerMessage) => {
      if (message.kind === 'knows') return resolve(String(address));
      address = message.address;
      sendRecords();
    });
    child.once('exit', () => reject(new UsageError('The server does not run. The terminal says why.')));
  });
  ready.catch(() => {});
  const stop = () => {
    if (child.connected) child.disconnect();
    return exited;
  };
  return { ready, sendRecords, stop };
}

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const sourceFolders = [
  ...['server/src', 'server/demo'],
  ...['boot', 'contract', 'format', 'schema', 'ui/theme'].map((entry) => `shared/${entry}`),
].map((folder) => path.join(root, folder));
const isSource = (file: string) => /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file);
