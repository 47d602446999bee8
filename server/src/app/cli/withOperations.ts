import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNamedServer, UsageError } from '@foothold/shared/commands';
import { type Config, readConfig } from '../../platform/config/config';
import { type OperatorFile, operatorFileName } from '../operatorFile';
import type { Operations } from './operations';
import { createRemoteOperations } from './remoteOperations';

interface OperationsOptions {
  environment?: NodeJS.ProcessEnv;
  /** Whether to work on the data directly when no server is running: never, on an existing database, or also on a new one. */
  offlineData: 'never' | 'existing' | 'any';
}

/**
 * Runs `work` on the server that FOOTHOLD_URL names, with RELEASE_KEY or OPERATOR_TOKEN, else on the local server of DATA_DIR. When none is
 * running, on the data directly, or fails where that is not wanted.
 */
export async function withOperations<T>(
  work: (operations: Operations) => Promise<T>,
  { environment = process.env, offlineData }: OperationsOptions,
): Promise<T> {
  const { FOOTHOLD_URL, RELEASE_KEY, ...env } = environment;
  const config = readConfig(env);
  const named = findNamedServer({ FOOTHOLD_URL, RELEASE_KEY, OPERATOR_TOKEN: config.OPERATOR_TOKEN });
  if (named) return work(createRemoteOperations(named.server, named.key));
  const local = await findLocalServer(config);
  if (local) return work(createRemoteOperations(local));
  if (offlineData === 'never') throw new UsageError(explainMissingServer(config));
  // Loaded here: it contains the whole server, which a call to a running one does not need.
  const { runOnDatabase } = await import('./offlineOperations');
  return runOnDatabase(config, work, { mustExist: offlineData === 'existing' });
}

const explainMissingServer = ({ DATA_DIR }: Config) =>
  `No server is running on the data in ${path.resolve(DATA_DIR)}. Nothing was changed.
Start it, name another with FOOTHOLD_URL and RELEASE_KEY or OPERATOR_TOKEN, or add --offline-data to work on the data of a stopped one.`;

/** The server that runs on the data folder of this machine, if one does. */
export async function findLocalServer({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<OperatorFile | undefined> {
  const text = await readFile(path.join(DATA_DIR, operatorFileName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const server = JSON.parse(text) as OperatorFile;
  const isRunning = await fetch(new URL('/healthz', server.address)).then(
    ({ ok }) => ok,
    () => false,
  );
  return isRunning ? server : undefined;
}
