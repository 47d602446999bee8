import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openFileCache } from './fileCache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('openFileCache', () => {
  it('creates a file once and returns the same afterwards', async () => {
    const cache = openFileCache(folder, 10);
    const { size, open } = await cache('a', (path) => writeFile(path, 'first'));
    expect([size, await text(open())]).toEqual([5, 'first']);
    const again = await cache('a', (path) => writeFile(path, 'second'));
    expect(await text(again.open())).toBe('first');
  });

  it('stores nothing when creating fails, and tries again', async () => {
    const cache = openFileCache(folder, 10);
    const half = async (path: string) => {
      await writeFile(path, 'half');
      throw new Error('the disk is full');
    };
    await expect(cache('a', half)).rejects.toThrow('the disk is full');
    expect(await readdir(folder)).toEqual([]);
    const { open } = await cache('a', (path) => writeFile(path, 'whole'));
    expect(await text(open())).toBe('whole');
  });

  it('deletes the oldest files when there are too many, including unfinished ones', async () => {
    const cache = openFileCache(folder, 2);
    for (const [days, name] of ['.a.unfinished', 'b', 'c'].entries()) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), 1000 + days, 1000 + days);
    }
    await cache('d', (path) => writeFile(path, ''));
    expect((await readdir(folder)).sort()).toEqual(['c', 'd']);
  });
});
