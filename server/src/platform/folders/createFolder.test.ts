import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolder } from './createFolder';

const folder = mkdtempSync(join(tmpdir(), 'foothold-folders-'));
// Room for the folder itself and one file.
const options = ['-t', 'tmpfs', '-o', 'nr_inodes=2', 'tmpfs', folder];
const hasSmallDisk = process.platform === 'linux' && spawnSync('mount', options).status === 0;
afterAll(() => {
  if (hasSmallDisk) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
});

// Only some users may mount a disk.
const itOnSmallDisk = hasSmallDisk ? it : it.skip;

describe('createFolder', () => {
  it('creates the folders above, for this user alone, and says which is the topmost', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'foothold-folders-'));
    expect(await createFolder(join(parent, 'a/b'))).toBe(join(parent, 'a'));
    expect(await createFolder(join(parent, 'a/c'))).toBe(join(parent, 'a/c'));
    expect(await createFolder(join(parent, 'a/c'))).toBeUndefined();
    expect((await stat(join(parent, 'a/b'))).mode & 0o777).toBe(0o700);
    rmSync(parent, { recursive: true });
  });

  itOnSmallDisk('says that the disk is full when it is', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(createFolder(join(folder, 'a'))).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(createFolder(join(folder, 'a/b'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});
