import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseReleaseKey } from '@foothold/shared/contract/admin';
import { type Config, readConfig } from '../../platform/config/config';
import { type OperatorFile, operatorFileName } from '../operatorFile';
import { UsageError } from './command';
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
  const { FOOTHOLD_URL, RELEASE_KEY: given, ...env } = environment;
  // CI passes a secret that it does not have as an empty text.
  const RELEASE_KEY = given?.trim() || undefined;
  const config = readConfig(env);
  const key = RELEASE_KEY ? parseReleaseKey(RELEASE_KEY) : undefined;
  // Not sent for its token alone: what follows the first dot must not leave this machine.
  if (!key && RELEASE_KEY?.includes('.'))
    throw new UsageError('RELEASE_KEY is not a whole key: it is three parts with dots between them, as it was shown.');
  const server = FOOTHOLD_URL
    ? findRemoteServer(FOOTHOLD_URL, key?.token ?? RELEASE_KEY ?? config.OPERATOR_TOKEN)
    : await findLocalServer(config);
  if (server) return work(createRemoteOperations(server, FOOTHOLD_URL ? key : undefined));
  if (offlineData === 'never') throw new UsageError(explainMissingServer(config));
  // Loaded here: it contains the whole server, which a call to a running one does not need.
  const { runOnDatabase } = await import('./offlineOperations');
  return runOnDatabase(config, work, { mustExist: offlineData === 'existing' });
}

const explainMissingServer = ({ DATA_DIR }: Config) =>
  `No server is running on the data in ${path.resolve(DATA_DIR)}. Nothing was changed.
Start it, name another with FOOTHOLD_URL and RELEASE_KEY or OPERATOR_TOKEN, or add --offline-data to work on the data of a stopped one.`;

function findRemoteServer(url: string, token: string | undefined): OperatorFile {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng');
  if (!token) throw new UsageError('Give a RELEASE_KEY, or the OPERATOR_TOKEN, of the server that FOOTHOLD_URL names.');
  return { address: url, token };
}

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
