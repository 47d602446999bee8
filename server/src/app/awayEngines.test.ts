import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { documents, listStoredKeys, type SignedIn, startServer, type TestServer } from '../../testing';
import { withDatabaseName, withPostgres } from '../../testing/databaseTemplate';
import { type FaultyProxy, openProxy } from '../../testing/faultyProxy';
import { describeWithRedis } from '../../testing/redis';
import { startRedis, type TestRedis } from '../../testing/redisServer';
import { type S3Server, startS3Server, toBucketUrl } from '../../testing/s3Server';
import { readConfig } from '../platform/config/config';
import { getUploadFolder } from './folders';
import { type Running, run } from './main';

/** Milliseconds: two seconds on a machine that has nothing else to do. */
const soon = 5_000;

const failures: [name: string, begin: (proxy: FaultyProxy) => void][] = [
  [
    'refuses connections',
    (proxy) => {
      proxy.setRefusing(true);
      proxy.cut();
    },
  ],
  ['does not answer', (proxy) => proxy.setHanging(true)],
];
function restore(proxy: FaultyProxy) {
  proxy.setRefusing(false);
  proxy.setHanging(false);
}

/** Resolves to what work does, and whether it did it soon. */
async function time<T>(work: Promise<T>): Promise<[result: T, isSoon: boolean]> {
  const since = performance.now();
  const result = await work;
  return [result, performance.now() - since < soon];
}

describe('a server whose object storage is away', () => {
  let store: S3Server;
  let proxy: FaultyProxy;
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    store = await startS3Server();
    proxy = await openProxy(0, store.port);
    server = await startServer({ S3_URL: toBucketUrl(proxy.port) });
    ada = await server.signIn('student');
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await store.stop();
  });

  const upload = (key: string) => {
    const content = Buffer.concat([documents.pdf, Buffer.from(`% ${key}`)]);
    return server.send({
      ...{ method: 'POST', url: 'documents', as: ada, body: { kind: 'resume' } },
      ...{ files: { file: { name: 'cv.pdf', content } }, headers: { 'idempotency-key': key } },
    });
  };
  const countRows = async () => (await server.context.db.selectFrom('files').select('key').execute()).length;

  it.each(failures)(
    'refuses an upload soon and keeps nothing of it, and takes it afterwards, when it %s',
    async (_, begin) => {
      const rows = await countRows();
      const key = randomUUID();
      begin(proxy);
      const [refused, isSoon] = await time(upload(key));
      expect([refused.statusCode, refused.json().code, isSoon]).toEqual([503, 'unavailable', true]);
      expect(await countRows()).toBe(rows);
      expect(await readdir(getUploadFolder(server.context.config))).toEqual([]);
      restore(proxy);
      const taken = await upload(key);
      expect(taken.statusCode).toBe(201);
      const { path } = taken.json().document;
      expect((await server.send({ url: path, as: ada })).rawPayload.subarray(0, documents.pdf.length)).toEqual(
        documents.pdf,
      );
    },
  );

  it.each([
    ['is full', { status: 507, code: 'XMinioStorageFull' }, [507, 'storage_full']],
    ['lets nobody write any more', { status: 403, code: 'AccessDenied' }, [503, 'unavailable']],
  ] as const)('answers with its own status and keeps nothing when the bucket %s', async (_, refusal, expected) => {
    const [rows, keys] = [await countRows(), await listStoredKeys(server.context.store)];
    store.refuseUploads(refusal);
    const key = randomUUID();
    const refused = await upload(key);
    store.refuseUploads();
    expect([refused.statusCode, refused.json().code]).toEqual(expected);
    expect([await countRows(), await listStoredKeys(server.context.store)]).toEqual([rows, keys]);
    expect(await readdir(getUploadFolder(server.context.config))).toEqual([]);
    expect((await upload(key)).statusCode).toBe(201);
  });
});

describeWithRedis('a server whose Redis is away', () => {
  let redis: TestRedis;
  let proxy: FaultyProxy;
  let server: TestServer;
  beforeAll(async () => {
    redis = await startRedis();
    proxy = await openProxy(0, redis.port);
    server = await startServer({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, RATE_LIMIT: '1' });
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await redis.kill();
  });

  it.each(failures)('answers soon, and limits wrong passwords as before, when it %s', async (_, begin) => {
    const body = { email: `${randomUUID()}@example.ng`, password: 'a wrong one' };
    const logIn = () => server.send({ method: 'POST', url: 'login', body });
    begin(proxy);
    const statuses: number[] = [];
    for (let tries = 0; tries < 12 && statuses.at(-1) !== 429; tries += 1) {
      const [{ statusCode }, isSoon] = await time(logIn());
      expect(isSoon).toBe(true);
      statuses.push(statusCode);
    }
    restore(proxy);
    expect([...new Set(statuses)]).toEqual([401, 429]);
  });
});

const url = process.env.TEST_DATABASE_URL;
(url ? describe : describe.skip)('a server whose PostgreSQL is away', () => {
  const name = `foothold_test_away_${process.pid}_${randomBytes(4).toString('hex')}`;
  let folder: string;
  let proxy: FaultyProxy;
  let running: Running;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foothold-away-'));
    await withPostgres(String(url), (db) => sql`create database ${sql.id(name)}`.execute(db));
    const direct = new URL(withDatabaseName(String(url), name));
    proxy = await openProxy(0, Number(direct.port || 5432));
    const DATABASE_URL = Object.assign(direct, { port: String(proxy.port) }).href;
    running = await run(
      readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, DATABASE_URL }),
    );
  });
  afterAll(async () => {
    await running?.stop();
    await proxy?.close();
    await withPostgres(String(url), (db) => sql`drop database if exists ${sql.id(name)} with (force)`.execute(db));
    await rm(folder, { recursive: true, force: true });
  });

  const get = async () => {
    const response = await fetch(`${running.address}/api/jobs?search=${randomUUID()}`);
    const { code } = (await response.json()) as { code?: string };
    return { status: response.status, code };
  };

  it.each([...failures, ['forgets its connections', (proxy: FaultyProxy) => proxy.forget()] as (typeof failures)[0]])(
    'answers 503 soon, and answers again soon after, when it %s',
    async (_, begin) => {
      while ((await get()).status !== 200) await pause(20);
      begin(proxy);
      const [answers, isSoon] = await time(Promise.all([get(), get(), get()]));
      expect(isSoon).toBe(true);
      for (const answer of answers)
        expect([{ status: 503, code: 'unavailable' }, { status: 200 }]).toContainEqual(answer);
      expect(answers).toContainEqual({ status: 503, code: 'unavailable' });
      restore(proxy);
      const [, isBackSoon] = await time(
        (async () => {
          while ((await get()).status !== 200) await pause(20);
        })(),
      );
      expect(isBackSoon).toBe(true);
    },
  );
});
