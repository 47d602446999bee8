import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { listStoredKeys, startServer, type TestServer } from '../../../testing';
import { createApply } from '../../../testing/applications';
import { aJob } from '../../../testing/builders';
import { openTestDatabase, type TestDatabase } from '../../../testing/database';
import { digestRows, readDefinitions } from '../../../testing/databaseContent';
import { createTestBuilds } from '../../../testing/releases';
import { toEmptyPrefix } from '../../../testing/s3Prefix';
import { startS3Server } from '../../../testing/s3Server';
import { createContext } from '../../app/main';
import { parseS3Url, type S3Address } from '../config/s3Url';
import type { Context } from '../context';
import { type Db, migrate, openCopySession, type Tx } from '../db';
import { listAppliedMigrations, toIdentity } from '../db/migrate';
import { publishBuilds } from '../releases/publishBuild';
import { listRecords } from '../releases/queries';
import { createArchive, readArchive } from './archive';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

let server: TestServer;
let folder: string;
let archive: Buffer;
let missing: string[];
const databases: TestDatabase[] = [];
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-backup-'));
  await publishBuilds(server.context, { user_id: null, by: 'test' }, (await createTestBuilds()).slice(0, 1));
  const student = await server.signIn('student', { full_name: 'Ọbá "Ada"\t\\N' });
  await createApply(() => server)(await server.aJob(), { as: student });
  await server.context.secretBox.prepare();
  ({ archive, missing } = await backUp());
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function backUp({ db, store, releases, config }: Context = server.context) {
  const session = await openCopySession(db);
  const writer = createArchive();
  const reading = buffer(writer.output);
  const { missing } = await writeBackup(session, { store, releases, keySource: config }, writer);
  await writer.finish(missing);
  await session.close();
  return { archive: await reading, missing };
}

async function openTarget(S3_URL?: S3Address) {
  const database = await openTestDatabase();
  databases.push(database);
  const DATA_DIR = await mkdtemp(path.join(folder, 'target-'));
  const context = createContext({ ...server.context.config, S3_URL, DATA_DIR }, database.db);
  const restore = async (content: Buffer, settle: (tx: Tx) => Promise<void> = async () => {}) => {
    const session = await openCopySession(database.db);
    const { db, store, releases } = context;
    const target = { db, session, store, releases, keySource: context.config, folder: path.join(DATA_DIR, 'uploads') };
    return restoreBackup({ ...target, settle }, readArchive(Readable.from([content]))).finally(() => session.close());
  };
  return { context, DATA_DIR, restore };
}

/** The names of all entries. */
async function listNames(content: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of readArchive(Readable.from([content]))) names.push(name);
  return names;
}

describe('a backup', () => {
  it('holds every table, file and release, and the key', async () => {
    expect(missing).toEqual([]);
    const names = await listNames(archive);
    for (const table of ['users', 'students', 'jobs', 'applications', 'files', 'listings', 'outbox'])
      expect(names).toContain(`tables/${table}/0`);
    expect(names.filter((name) => /^files\/[0-9a-f]{32}$/.test(name))).toHaveLength(2);
    expect(names).toContainEqual(expect.stringMatching(/^releases\/[^/]+\/[^/]+\/.+/));
    expect(names.slice(-2)).toEqual(['secret-key', 'manifest.json']);
  });

  it('is restored with every row, file and release, under the schema of the migrations', async () => {
    const { context, DATA_DIR, restore } = await openTarget();
    const [rows, definitions] = [await digestRows(server.context.db), await readDefinitions(context.db)];
    await restore(archive);
    expect(await digestRows(context.db)).toEqual(rows);
    expect(await readDefinitions(context.db)).toEqual(definitions);
    expect((await listStoredKeys(context.store)).sort()).toEqual((await listStoredKeys(server.context.store)).sort());
    for (const { record } of await listRecords(context.db))
      expect(await context.releases.listMissingFiles(record)).toEqual([]);
    const key = (folderOfKey: string) => readFile(path.join(folderOfKey, 'secret-key'), 'utf8');
    expect(await key(DATA_DIR)).toBe(await key(server.context.config.DATA_DIR));

    const { id } = await aJob(context);
    const { max } = await server.context.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.max('id').as('max'))
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(max);
    await expect(restore(archive)).rejects.toThrow('The database is not empty');
  });

  it('is restored into a bucket, and made from one', async () => {
    const s3 = await startS3Server();
    try {
      const [inBucket, inFolder] = [
        await openTarget(parseS3Url(toEmptyPrefix(s3.url)) as S3Address),
        await openTarget(),
      ];
      await inBucket.restore(archive);
      await inFolder.restore((await backUp(inBucket.context)).archive);
      for (const { context } of [inBucket, inFolder]) {
        expect(await digestRows(context.db)).toEqual(await digestRows(server.context.db));
        expect((await listStoredKeys(context.store)).sort()).toEqual(
          (await listStoredKeys(server.context.store)).sort(),
        );
        for (const { record } of await listRecords(context.db))
          expect(await context.releases.listMissingFiles(record)).toEqual([]);
      }
    } finally {
      await s3.stop();
    }
  });

  it('is all there or not at all: cut off or altered, where a later step fails, or the key is another', async () => {
    const { context, DATA_DIR, restore } = await openTarget();
    const before = await digestRows(context.db);
    const middle = archive.indexOf('Computer Science');
    const altered = Buffer.from(archive);
    altered[middle] = 'c'.charCodeAt(0);
    await expect(restore(altered)).rejects.toThrow('The backup is damaged');
    await expect(restore(archive.subarray(0, archive.length - 20_000))).rejects.toThrow('The backup is damaged');
    await expect(restore(archive.subarray(0, 700))).rejects.toThrow('The backup is damaged');
    await expect(restore(Buffer.from('no backup'))).rejects.toThrow('The backup is damaged');
    const fail = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await expect(restore(archive, fail)).rejects.toMatchObject({ code: 'ENOSPC' });
    const keyFile = path.join(DATA_DIR, 'secret-key');
    await writeFile(keyFile, 'another key of at least 32 characters');
    await expect(restore(archive)).rejects.toThrow('is another key than that of the backup');
    await rm(keyFile);
    expect(await digestRows(context.db)).toEqual(before);
    expect(await listStoredKeys(context.store)).toEqual([]);
    await expect(readFile(keyFile)).rejects.toMatchObject({ code: 'ENOENT' });
    await restore(archive);
    expect(await digestRows(context.db)).toEqual(await digestRows(server.context.db));
  });

  it('names files that were lost before, and is restored without them', async () => {
    const [lost = ''] = await listStoredKeys(server.context.store);
    await server.context.store.remove(lost);
    const later = await backUp();
    expect(later.missing).toEqual([`files/${lost}`]);
    const { context, restore } = await openTarget();
    await restore(later.archive);
    expect(await listStoredKeys(context.store)).toHaveLength(1);
  });

  it('of an older version is restored under the schema of its time, which is then brought up to date', async () => {
    const [older, { context, restore }] = [await openTarget(), await openTarget()];
    const [identities, definitions] = [await listApplied(context.db), await readDefinitions(context.db)];
    for (const { db } of [older.context, context]) {
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
    }
    const last = identities.at(-1);
    await migrate(older.context.db, (identity) => identity !== last);
    await sql`insert into users (email, password_hash, role) values ('ada@example.ng', '', 'admin')`.execute(
      older.context.db,
    );
    await restore((await backUp(older.context)).archive);
    expect(await listApplied(context.db)).toEqual(identities);
    expect(await readDefinitions(context.db)).toEqual(definitions);
    expect(await context.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ada@example.ng' }]);
  });
});

const listApplied = async (db: Db) => (await listAppliedMigrations(db)).map(toIdentity);
