import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockForBackup, unlockAfterBackup } from './backupLock';
import { countWalBytes } from './checkpoints';
import { type OpenDatabase, openDatabase } from './openDatabase';

const megabyte = 1024 * 1024;
let folder: string;
let database: OpenDatabase;
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, { onLockLost: () => {} });
  await sql`create table letters (body text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

const write = (megabytes: number) =>
  sql`insert into letters select repeat(md5(random()::text), 32) from generate_series(1, ${megabytes * 1024})`.execute(
    database.db,
  );

describe('embedded database', () => {
  it('writes none when there is little', async () => {
    await write(2);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await countWalBytes(database.db)).toBeGreaterThan(2 * megabyte);
  });

  it('writes none while a backup copies its files', async () => {
    await write(16);
    expect(await lockForBackup(database.db)).toBe(true);
    await jest.advanceTimersByTimeAsync(10_000);
    await unlockAfterBackup(database.db);
    expect(await countWalBytes(database.db)).toBeGreaterThan(16 * megabyte);
  });

  it('writes a checkpoint when there is much to read again after a kill', async () => {
    await write(20);
    expect(await countWalBytes(database.db)).toBeGreaterThan(20 * megabyte);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await countWalBytes(database.db)).toBeLessThan(megabyte);
  });
});
