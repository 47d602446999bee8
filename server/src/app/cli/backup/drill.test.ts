import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { documents, type SignedIn } from '../../../../testing';
import { anApplication } from '../../../../testing/builders';
import { digestRows } from '../../../../testing/databaseContent';
import { withDatabaseName, withPostgres } from '../../../../testing/databaseTemplate';
import { multipart } from '../../../../testing/multipart';
import { signIn } from '../../../../testing/signIn';
import { enqueueTasks } from '../../../email/queries';
import { loadLastBackup } from '../../../platform/backup/lastBackup';
import { type Config, readConfig } from '../../../platform/config/config';
import { isBackupRunning } from '../../../platform/db';
import { deleteOrphanedFiles } from '../../../platform/storage';
import { type Running, run } from '../../main';
import { createBackup } from './createBackup';
import { restoreInto } from './restoreInto';
import { type KeptBackup, listBackups } from './rotation';

const postgresUrl = process.env.TEST_DATABASE_URL;
// Backups of servers at work, and commands in processes of their own.
jest.setTimeout(240_000);

const script = fileURLToPath(new URL('../backup.ts', import.meta.url));
const students = 3;
/** Of each student before the backup begins. */
const uploadsBefore = 2;

let folder: string;
let original: Config;
let running: Running;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-drill-'));
  original = await createConfig('original', postgresUrl);
  running = await run(original);
  stops.push(() => running.stop());
  while ((await fetch(`${running.address}/api/session`)).status === 503);
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** A new installation, on PostgreSQL where `url` names a server. Its database is dropped with those of the test run. */
async function createConfig(name: string, url?: string): Promise<Config> {
  const database = `${process.env.TEST_DATABASE_PREFIX}_${name}`;
  if (url) await withPostgres(url, (db) => sql`create database ${sql.id(database)}`.execute(db));
  return readConfig({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', RATE_LIMIT: '0', DATA_DIR: path.join(folder, name) },
    ...(url && { DATABASE_URL: withDatabaseName(url, database) }),
  });
}

interface Upload {
  id: number;
  sha256: string;
}

/** Uploads a document that nobody else has, and resolves when the server has acknowledged it. */
async function upload(student: SignedIn): Promise<Upload> {
  const content = Buffer.concat([documents.pdf, Buffer.from(`% ${Math.random()}\n`)]);
  const { payload, headers } = multipart({ kind: 'resume' }, { file: { name: 'resume.pdf', content } });
  const response = await send('documents', student, { method: 'POST', body: payload, headers });
  // A busy machine refuses what it could not check in time; that is not acknowledged.
  if (response.status === 415) return upload(student);
  if (response.status !== 201) throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
  const { document } = (await response.json()) as { document: { id: number } };
  return { id: document.id, sha256: createHash('sha256').update(content).digest('hex') };
}

const send = (url: string, { token }: SignedIn, init: RequestInit = {}) =>
  fetch(`${running.address}/api/${url}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });

/** Replaces documents as fast as the server acknowledges it, until it is stopped. */
function startLoad(student: SignedIn, first: Upload) {
  let isStopped = false;
  let replaced = 0;
  const work = async () => {
    for (let last = first; !isStopped; replaced += 1) {
      const next = await upload(student);
      await send(`documents/${last.id}`, student, { method: 'DELETE' });
      last = next;
    }
    return replaced;
  };
  const done = work();
  return () => {
    isStopped = true;
    return done;
  };
}

const backUp = async (config: Config): Promise<KeptBackup> => {
  await createBackup(config, path.join(folder, 'backups'), undefined);
  const [newest] = await listBackups(path.join(folder, 'backups'));
  if (!newest) throw new Error('There is no backup.');
  return newest;
};

describe('a backup of a running server', () => {
  it('has every row and file that was acknowledged before it, and for each row its file', async () => {
    const people = await Promise.all(Array.from({ length: students }, () => signIn(running.context, 'student')));
    const kept: string[] = [];
    const stopLoads: (() => Promise<number>)[] = [];
    for (const student of people) {
      for (let count = 0; count < uploadsBefore; count += 1) kept.push((await upload(student)).sha256);
      stopLoads.push(startLoad(student, await upload(student)));
    }
    const { user_id } = people[0] as SignedIn;
    await anApplication(running.context, { user_id });
    const task = { user_id, subject: 'Hello', is_secret: false };
    await enqueueTasks(running.context.db, { kind: 'mail', payload: task, expiresAfter: 60_000, delay: 60_000 });

    const { file, created_at } = await backUp(original);
    expect(await loadLastBackup(original.DATA_DIR)).toEqual(created_at);
    const replaced = await Promise.all(stopLoads.map((stop) => stop()));
    expect(Math.min(...replaced)).toBeGreaterThan(0);
    expect(await isBackupRunning(running.context.db)).toBe(false);

    // A backup of one engine is one of the other, too.
    const other = await createConfig('restored');
    await restoreInto(other, file, undefined);
    const restored = await run(other);
    stops.push(() => restored.stop());
    const { db, store } = restored.context;
    const rows = await db.selectFrom('files').select(['key', 'sha256']).execute();
    expect(rows.map(({ sha256 }) => sha256)).toEqual(expect.arrayContaining(kept));
    for (const { key, sha256 } of rows) expect(await hashStored(store, key)).toBe(sha256);
    expect(await deleteOrphanedFiles(db, store, 0)).toBe(0);
    expect(await db.selectFrom('applications').select('user_id').execute()).toEqual([{ user_id }]);
    // What must not go on from that moment.
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').select(['kind', 'done_at', 'gave_up_at']).execute()).toEqual([
      { kind: 'mail', done_at: expect.any(String), gave_up_at: expect.any(String) },
    ]);
  });

  it('leaves nothing when it is killed, and holds nothing', async () => {
    const to = path.join(folder, 'killed');
    const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: original.DATA_DIR, BACKUP_DIR: to };
    const settings = { DATABASE_URL: original.DATABASE_URL ?? '', BACKUP_PASSPHRASE: 'a slow yellow bicycle' };
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      env: { ...env, ...settings },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    await waitUntil(() => isBackupRunning(running.context.db));
    child.kill('SIGKILL');
    await exited;
    expect(await listBackups(to)).toEqual([]);
    await waitUntil(async () => !(await isBackupRunning(running.context.db)));
    await backUp(original);
  });
});

const itOnPostgres = postgresUrl ? it : it.skip;

itOnPostgres('a backup of the embedded database is restored into PostgreSQL with every row', async () => {
  const embedded = await createConfig('embedded');
  const started = await run(embedded);
  await anApplication(started.context);
  const target = await createConfig('grown', postgresUrl);
  const { file } = await backUp(embedded);
  await restoreInto(target, file, undefined);
  const ended = (rows: Record<string, string>) => ({ ...rows, sessions: '' });
  const [before, after] = [
    await digestRows(started.context.db),
    await withPostgres(target.DATABASE_URL ?? '', (db) => digestRows(db)),
  ];
  await started.stop();
  expect(ended(after)).toEqual(ended(before));
  expect((await readdir(target.DATA_DIR)).sort()).toContain('secret-key');
});

/** Lets the server, which is in this process, answer meanwhile. */
async function waitUntil(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await setImmediate();
}

async function hashStored(store: Running['context']['store'], key: string) {
  const hash = createHash('sha256');
  for await (const chunk of (await store.read(key)) ?? []) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
