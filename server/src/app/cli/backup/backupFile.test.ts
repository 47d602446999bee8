import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Archive, readArchive } from '../../../platform/backup/archive';
import { openBackupFile, writeBackupFile } from './backupFile';

const passphrase = 'a slow yellow bicycle';
const created_at = '2026-11-26T02:15:00.123Z';
const content = randomBytes(200_000);
const root = path.join(tmpdir(), 'foothold-backup-file-');
let folder: string;
let smallDisk: string;
let hasSmallDisk: boolean;
beforeAll(async () => {
  folder = await mkdtemp(root);
  smallDisk = await mkdtemp(root);
  hasSmallDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', smallDisk]).status === 0;
});
afterAll(async () => {
  if (hasSmallDisk) spawnSync('umount', [smallDisk]);
  for (const each of [folder, smallDisk]) await rm(each, { recursive: true, force: true });
});

async function fill(archive: Archive) {
  await archive.add('backup.json', Buffer.from('{}'));
  await archive.add('files/1', content);
  await archive.finish([]);
  return { created_at };
}

/** The contents of all entries but the manifest. */
async function read(file: string, given?: string): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for await (const { name, content } of readArchive(await openBackupFile(file, given)))
    if (name !== 'manifest.json') found.push(content);
  return found;
}

describe('the file of a backup', () => {
  it('is whole, for this user alone, and named by its moment', async () => {
    const { file, bytes } = await writeBackupFile(path.join(folder, 'new'), undefined, fill);
    expect(path.basename(file)).toBe('foothold-2026-11-26T021500.123Z.tar.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(file)).size).toBe(bytes);
    expect((await read(file))[1]).toEqual(content);
  });

  it('opens by its passphrase alone, and not when it was cut off or altered', async () => {
    const { file } = await writeBackupFile(folder, { passphrase, workFactor: 10 }, fill);
    expect((await read(file, passphrase))[1]).toEqual(content);
    await expect(read(file)).rejects.toThrow('The backup is encrypted');
    await expect(read(file, 'another passphrase')).rejects.toThrow('The passphrase is not that of this backup.');
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 1));
    await expect(read(file, passphrase)).rejects.toThrow('The backup is damaged');
    whole.writeUInt8((whole.at(100_000) ?? 0) ^ 1, 100_000);
    await writeFile(file, whole);
    await expect(read(file, passphrase)).rejects.toThrow('The backup is damaged');
    await rm(file);
  });

  it('does not exist when what fills it fails, and what a killed process left is deleted', async () => {
    const to = path.join(folder, 'failed');
    const failing = writeBackupFile(to, undefined, async (archive) => {
      await archive.add('backup.json', content);
      throw new Error('The database is gone.');
    });
    await expect(failing).rejects.toThrow('The database is gone.');
    expect(await readdir(to)).toEqual([]);
    const failingAtOnce = writeBackupFile(to, undefined, () => Promise.reject(new Error('The database is gone.')));
    await expect(failingAtOnce).rejects.toThrow('The database is gone.');
    expect(await readdir(to)).toEqual([]);
    await writeFile(path.join(to, '.killed.partial'), '');
    await utimes(path.join(to, '.killed.partial'), new Date(0), new Date(0));
    await writeBackupFile(to, undefined, fill);
    expect(await readdir(to)).toEqual(['foothold-2026-11-26T021500.123Z.tar.gz']);
  });

  it('does not exist when the disk is full', async () => {
    // Only some users may mount a disk.
    if (!hasSmallDisk) return;
    await expect(writeBackupFile(smallDisk, undefined, fill)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(smallDisk)).toEqual([]);
  });
});
