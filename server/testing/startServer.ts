import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessRole } from '@foothold/shared/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createContext, createServer } from '../src/app/main';
import { startTelemetry } from '../src/app/startTelemetry';
import { readConfig } from '../src/platform/config/config';
import type { Context } from '../src/platform/context';
import type { Route } from '../src/platform/http';
import { useRedis } from '../src/platform/redis';
import { aJob, anApplication } from './builders';
import { openTestDatabase } from './database';
import { type FilePart, multipart } from './multipart';
import { toEmptyPrefix } from './s3Prefix';
import { type SignedIn, signIn } from './signIn';

interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** Below /api unless it starts with a slash. */
  url: string;
  as?: { token: string };
  body?: unknown;
  /** Sends a multipart request with these files and with `body` as the text fields. */
  files?: Record<string, FilePart>;
  headers?: Record<string, string>;
}

/** A server with its own database; requests are injected without a socket. */
export interface TestServer {
  app: FastifyInstance;
  context: Context;
  send(request: TestRequest): Promise<LightMyRequestResponse>;
  signIn(who: AccessRole, overrides?: Parameters<typeof signIn>[2]): Promise<SignedIn>;
  aJob(overrides?: Parameters<typeof aJob>[1]): ReturnType<typeof aJob>;
  anApplication(overrides?: Parameters<typeof anApplication>[1]): ReturnType<typeof anApplication>;
  stop(): Promise<void>;
}

/**
 * Starts a server for one test file, with the Redis of TEST_REDIS_URL if that is set; `env` changes its configuration,
 * `routes` replaces its routes. Stop it in `afterAll`.
 */
export async function startServer(
  env: Record<string, string> = {},
  routes?: (context: Context) => Route[],
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-test-'));
  const database = await openTestDatabase();
  const redisUrl = process.env.TEST_REDIS_URL && { REDIS_URL: process.env.TEST_REDIS_URL };
  const base = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: folder };
  const config = readConfig({ ...base, ...toStorage(), ...redisUrl, ...env });
  // Its keys are apart from those of other servers: each has a database of its own. A busy machine needs more time.
  const redis = await useRedis(database.db, config, { commandTimeout: 20_000 });
  const context = createContext(config, database.db, { redis });
  const telemetry = await startTelemetry(context);
  const app = await createServer(context, { strict: true, metrics: telemetry.metrics, routes: routes?.(context) });
  await app.ready();
  return {
    app,
    context,
    send: (request) => app.inject(toInjectOptions(request)),
    signIn: (who, overrides) => signIn(context, who, overrides),
    aJob: (overrides) => aJob(context, overrides),
    anApplication: (overrides) => anApplication(context, overrides),
    async stop() {
      await app.close();
      await telemetry.stop();
      redis?.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Files lie in a folder, or in a bucket where TEST_STORAGE or TEST_S3_URL asks for it: each server's below a prefix of its own. */
const toStorage = () => {
  const { TEST_S3_URL } = process.env;
  return TEST_S3_URL ? { S3_URL: toEmptyPrefix(TEST_S3_URL) } : {};
};

function toInjectOptions({ method = 'GET', url, as, body, files, headers = {} }: TestRequest): InjectOptions {
  const allHeaders = { ...(as && { authorization: `Bearer ${as.token}` }), ...headers };
  const base = { method, url: url.startsWith('/') ? url : `/api/${url}` } as const;
  if (!files) return { ...base, headers: allHeaders, payload: body as InjectOptions['payload'] };
  const form = multipart((body ?? {}) as Record<string, unknown>, files);
  return { ...base, headers: { ...form.headers, ...allHeaders }, payload: form.payload };
}
