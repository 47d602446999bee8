import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openFileCache } from './fileCache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a file once and hands out the same from then on', async () => {
  const shelf = openFileCache(folder, 10);
  const { size, open } = await shelf('a', (path) => writeFile(path, 'first'));
  expect([size, await text(open())]).toEqual([5, 'first']);
  const again = await shelf('a', (path) => writeFile(path, 'second'));
  expect(await text(again.open())).toBe('first');
});

it('keeps nothing of what could not be made, and tries again', async () => {
  const shelf = openFileCache(folder, 10);
  const half = async (path: string) => {
    await writeFile(path, 'half');
    throw new Error('the disk is full');
  };
  await expect(shelf('a', half)).rejects.toThrow('the disk is full');
  expect(await readdir(folder)).toEqual([]);
  const { open } = await shelf('a', (path) => writeFile(path, 'whole'));
  expect(await text(open())).toBe('whole');
});

it('throws out the oldest when there are too many, also what a killed process left', async () => {
  const shelf = openFileCache(folder, 2);
  for (const [days, name] of ['.a.unfinished', 'b', 'c'].entries()) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 1000 + days, 1000 + days);
  }
  await shelf('d', (path) => writeFile(path, ''));
  expect((await readdir(folder)).sort()).toEqual(['c', 'd']);
});
