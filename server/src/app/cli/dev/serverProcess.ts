import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { print, UsageError } from '../command';
import { watchFolder } from './watchFolder';

/** What the server says to the process that keeps it. */
export type ServerMessage = { kind: 'listens'; address: string } | { kind: 'knows' };

export interface DevServer {
  /** Resolves to the address of the server as its sources are now. */
  ready(): Promise<string>;
  /** Tells it what a live app is now. */
  updateRecord(record: ReleaseRecord): void;
  stop(): Promise<void>;
}

/** Keeps a server in a process of its own, and starts it anew whenever something is saved that it is made of. */
export function startServerProcess(built: readonly string[], env: NodeJS.ProcessEnv): DevServer {
  const records = new Map<string, ReleaseRecord>();
  const known = () => [...records.values()];
  let server = forkServer(built, env, known);
  let change = Promise.resolve();
  let planned = false;

  const restart = async () => {
    planned = false;
    await server.end();
    server = forkServer(built, { ...env, PREPARED: '1' }, known);
    const start = Date.now();
    server.ready.then(
      () => print(`restarted  the server      ${Date.now() - start} ms`),
      () => print('The server starts again with the next change.'),
    );
  };
  const stopWatching = watchSources(() => {
    if (planned) return;
    planned = true;
    change = change.then(restart);
  });
  return {
    ready: () => change.then(() => server.ready),
    updateRecord(record) {
      records.set(record.app, record);
      server.tell();
    },
    async stop() {
      stopWatching();
      await change;
      await server.end();
    },
  };
}

const script = fileURLToPath(new URL('server.ts', import.meta.url));

function forkServer(built: readonly string[], env: NodeJS.ProcessEnv, records: () => ReleaseRecord[]) {
  const child = fork(script, built, { env, execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let address: string | undefined;
  const tell = () => {
    if (address && child.connected) child.send(records());
  };
  const ready = new Promise<string>((resolve, reject) => {
    child.on('message', (told: ServerMessage) => {
      if (told.kind === 'knows') return resolve(String(address));
      address = told.address;
      tell();
    });
    child.once('exit', () => reject(new UsageError('The server does not run. The terminal says why.')));
  });
  ready.catch(() => {});
  const end = () => {
    if (child.connected) child.disconnect();
    return ended;
  };
  return { ready, tell, end };
}

const sourceFolders = ['server/src', ...['boot', 'contract', 'schema', 'text'].map((door) => `shared/${door}`)];
const isSource = (file: string) => /\.(ts|sql|json)$/.test(file) && !/\.test\.ts$/.test(file);
const debounceMs = 100;

/** Calls back once for what is saved in one go. Returns how to stop. */
function watchSources(hear: () => void): () => void {
  const root = fileURLToPath(new URL('../../../../../', import.meta.url));
  let timer: NodeJS.Timeout | undefined;
  const stops = sourceFolders.map((folder) =>
    watchFolder(path.join(root, folder), (file) => {
      if (!isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(hear, debounceMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
