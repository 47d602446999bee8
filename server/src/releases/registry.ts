import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@foothold/shared/boot';

/**
 * A release that may be served, with the content of its files: a release never changes, whatever a later build does to
 * the folder that it was read from. Pre-compressed twins stand under their name and `.br`.
 */
export interface Release {
  record: ReleaseRecord;
  content: ReadonlyMap<string, Buffer>;
}

/** Which release of each app is live, and every release that pages out there may still ask files of. */
export interface Registry {
  shell(): Release;
  areas(): readonly Release[];
  find(app: string, release: string): Release | undefined;
}

/** The registry of what was built last: one release an app, read from the apps' `dist` folders. */
export async function builtReleases(folders: readonly string[]): Promise<Registry> {
  const releases = await Promise.all(folders.map(readRelease));
  const shell = releases.find(({ record }) => record.app === 'shell');
  if (!shell) throw new Error('There is no build of the shell. Run the build first.');
  return {
    shell: () => shell,
    areas: () => releases.filter((release) => release !== shell),
    find: (app, id) => releases.find(({ record }) => record.app === app && record.release === id),
  };
}

async function readRelease(folder: string): Promise<Release> {
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const names = Object.entries(record.files).flatMap(([name, { brotli }]) => (brotli ? [name, `${name}.br`] : [name]));
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return { record, content: new Map(await Promise.all(names.map(read))) };
}

/** The address of a release's file. */
export const fileUrl = ({ record }: Release, name: string) => `/mf/${record.app}/${record.release}/${name}`;

/** What the browser must find a file to hash to. */
export function integrityOf({ record }: Release, name: string): string {
  const file = record.files[name];
  if (!file) throw new Error(`${record.app} ${record.release} has no ${name}.`);
  return file.integrity;
}
