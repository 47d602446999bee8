import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pruneBackups } from './pruneBackups';
import { findObsolete, listBackups } from './rotation';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-rotation-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const none = { last: 0, daily: 0, weekly: 0, monthly: 0 };
const at = (instant: string) => ({
  file: instant,
  created_at: new Date(instant),
  bytes: 1,
  isEncrypted: false,
});

describe('findObsolete', () => {
  /** From Thursday the 26th of November 2026 back, two a day. */
  const backups = Array.from({ length: 40 }, (_, day) => {
    const date = new Date(Date.UTC(2026, 10, 26 - day)).toISOString().slice(0, 10);
    return [at(`${date}T20:00:00.000Z`), at(`${date}T02:00:00.000Z`)];
  }).flat();
  const listKept = (rotation: Partial<typeof none>) => {
    const obsolete = new Set(findObsolete(backups, { ...none, ...rotation }));
    return backups.filter((backup) => !obsolete.has(backup)).map(({ file }) => file.slice(5, 13));
  };

  it('keeps the newest of each day, week and month', () => {
    expect(listKept({ last: 3 })).toEqual(['11-26T20', '11-26T02', '11-25T20']);
    expect(listKept({ daily: 3 })).toEqual(['11-26T20', '11-25T20', '11-24T20']);
    expect(listKept({ weekly: 3 })).toEqual(['11-26T20', '11-22T20', '11-15T20']);
    expect(listKept({ monthly: 3 })).toEqual(['11-26T20', '10-31T20']);
    expect(listKept({ daily: 2, weekly: 2 })).toEqual(['11-26T20', '11-25T20', '11-22T20']);
  });
});

describe('pruneBackups', () => {
  it('deletes nothing when the newest is damaged, and touches no other file', async () => {
    const names = ['foothold-2026-11-25T021500.000Z.tar.gz', 'foothold-2026-11-26T021500.000Z.tar.gz', 'notes.txt'];
    for (const name of names) await writeFile(path.join(folder, name), 'no backup');
    expect(await listBackups(folder)).toHaveLength(2);
    await expect(pruneBackups(folder, { ...none, last: 1 }, undefined)).rejects.toThrow('Nothing was deleted');
    expect((await readdir(folder)).sort()).toEqual(names);
  });
});
