import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '../boot';

/** What a build left in an app's `dist` folder: a record and the content of the files that it names. */
export interface Build {
  record: ReleaseRecord;
  files: ReadonlyMap<string, Buffer>;
}

/** Reads a build whole, to publish it. */
export async function readBuild(folder: string): Promise<Build> {
  const record = await readRecord(folder);
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return { record, files: new Map(await Promise.all(listFileNames(record).map(read))) };
}

/** The record that a build wrote. */
export const readRecord = async (folder: string): Promise<ReleaseRecord> =>
  JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;

/** The files of a release, pre-compressed ones included. */
export const listFileNames = ({ files }: ReleaseRecord): string[] =>
  Object.entries(files).flatMap(([name, { brotli }]) => (brotli ? [name, `${name}.br`] : [name]));
