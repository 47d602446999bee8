import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildPath,
  type Endpoint,
  type ErrorBody,
  type Input,
  type Output,
  type UnparsedInput,
} from '@foothold/shared/contract';
import { changeRelease, createAdmin, listReleases, publishRelease, resetAdmin } from '@foothold/shared/contract/admin';
import { createAdmin as create, resetAdmin as reset } from '../../accounts/adminAccounts';
import { type Config, readConfig } from '../../platform/config/config';
import { migrate, openDatabase } from '../../platform/db';
import { Failure } from '../../platform/http';
import type { Build } from '../../platform/releases/build';
import { loadReleases } from '../../platform/releases/loadReleases';
import { type Actor, changeLiveRelease, publishBuild } from '../../platform/releases/service';
import { createContext, stopProcess } from '../main';
import { type OperatorFile, operatorFileName } from '../operatorFile';
import { UsageError } from './command';

type Change = UnparsedInput<typeof changeRelease>;

/** What commands do, on a running server or directly on its data. */
export interface Operations {
  list(): Promise<Output<typeof listReleases>>;
  publish(build: Build): Promise<{ fresh: boolean }>;
  change(app: string, change: Change): Promise<Output<typeof changeRelease>>;
  createAdmin(body: Input<typeof createAdmin>): Promise<Output<typeof createAdmin>>;
  resetAdmin(body: Input<typeof resetAdmin>): Promise<Output<typeof resetAdmin>>;
}

/** The actor in the audit log when a command works on the data directly. */
const actor: Actor = { user_id: null, by: 'operator' };

/**
 * Runs `work` on the server that FOOTHOLD_URL and OPERATOR_TOKEN name, else on the local server of DATA_DIR, else, when
 * none is running, on the data directly.
 */
export async function withOperations<T>(
  work: (operations: Operations) => Promise<T>,
  environment = process.env,
): Promise<T> {
  const { FOOTHOLD_URL, ...env } = environment;
  const config = readConfig(env);
  const server = FOOTHOLD_URL ? findRemoteServer(FOOTHOLD_URL, config) : await findLocalServer(config);
  return server ? work(createRemoteOperations(server)) : runOnDatabase(config, work);
}

function findRemoteServer(url: string, { OPERATOR_TOKEN }: Config): OperatorFile {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError('FOOTHOLD_URL must look like https://jobs.example.ng');
  if (!OPERATOR_TOKEN) throw new UsageError('Give the OPERATOR_TOKEN of the server that FOOTHOLD_URL names.');
  return { address: url, token: OPERATOR_TOKEN };
}

async function findLocalServer({ DATA_DIR }: Config): Promise<OperatorFile | undefined> {
  const text = await readFile(path.join(DATA_DIR, operatorFileName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const server = JSON.parse(text) as OperatorFile;
  const isRunning = await fetch(new URL('/healthz', server.address)).then(
    ({ ok }) => ok,
    () => false,
  );
  return isRunning ? server : undefined;
}

const createRemoteOperations = (server: OperatorFile): Operations => ({
  list: () => callServer(server, listReleases),
  publish: ({ record, files }) => {
    const contents = Array.from(files, ([name, content]) => [name, content.toString('base64')] as const);
    return callServer(server, publishRelease, { body: { record, files: Object.fromEntries(contents) } });
  },
  change: (app, body) => callServer(server, changeRelease, { params: { app }, body }),
  createAdmin: (body) => callServer(server, createAdmin, { body }),
  resetAdmin: (body) => callServer(server, resetAdmin, { body }),
});

interface RequestParts {
  params?: Record<string, unknown>;
  body?: unknown;
}

async function callServer<E extends Endpoint>(server: OperatorFile, endpoint: E, { params, body }: RequestParts = {}) {
  const response = await fetch(new URL(`/api${buildPath(endpoint, params)}`, server.address), {
    method: endpoint.method,
    headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new UsageError(`${server.address} does not answer.`);
  });
  const result = await response.json().catch(() => undefined);
  if (response.ok) return result as Output<E>;
  if (response.status === 401) throw new UsageError(`${server.address} does not know this OPERATOR_TOKEN.`);
  const { message, fields } = (result ?? { message: `${server.address} answered ${response.status}.` }) as ErrorBody;
  throw new UsageError(toErrorMessage(message, fields));
}

async function runOnDatabase<T>(config: Config, work: (operations: Operations) => Promise<T>): Promise<T> {
  const database = await openDatabase(config, { onLockLost: stopProcess });
  try {
    await migrate(database.db);
    const context = createContext(config, database.db);
    return await work({
      list: () => loadReleases(context.db),
      publish: (build) => publishBuild(context, actor, build),
      change: (app, change) => changeLiveRelease(context, actor, { app, ...changeRelease.body.parse(change) }),
      createAdmin: (body) => create(context, body),
      resetAdmin: (body) => reset(context, body),
    });
  } catch (cause) {
    if (cause instanceof Failure) throw new UsageError(toErrorMessage(cause.message, cause.fields));
    throw cause;
  } finally {
    await database.close();
  }
}

const toErrorMessage = (message: string, fields: Readonly<Record<string, string>> = {}) =>
  ['Nothing was changed.', ...(Object.keys(fields).length ? Object.values(fields) : [message])].join('\n');
