import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PrerenderedPage, prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import type { LiveReleases, Registry, Release } from './registry';

/** What a build left in an app's `dist` folder: a record and the content of the files that it names. */
export interface Build {
  record: ReleaseRecord;
  files: ReadonlyMap<string, Buffer>;
}

export async function readBuild(folder: string): Promise<Build> {
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  const read = async (name: string) => [name, await readFile(path.join(folder, name))] as const;
  return { record, files: new Map(await Promise.all(listFileNames(record).map(read))) };
}

/** The files of a release with their pre-compressed twins. */
export const listFileNames = ({ files }: ReleaseRecord): string[] =>
  Object.entries(files).flatMap(([name, { brotli }]) => (brotli ? [name, `${name}.br`] : [name]));

/** What a browser holds a file of this content to. */
export const computeIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A registry of just these builds, for ever. */
export function createFixedRegistry(builds: readonly Build[]): Registry {
  const releases = builds.map(toRelease);
  const shell = releases.find(({ record }) => record.app === 'shell');
  if (!shell) throw new Error('There is no build of the shell. Run the build first.');
  const areas = releases.filter((release) => release !== shell);
  const live: LiveReleases = { shell, areas, fallbacks: new Map(), disabled: new Map() };
  return {
    revision: () => 0,
    hasCanary: () => false,
    liveFor: () => live,
    refresh: async () => {},
    onChange: () => () => {},
    find: async (app, id) => releases.find(({ record }) => record.app === app && record.release === id),
  };
}

/** A build as what the site is made of. */
export const toRelease = ({ record, files }: Build): Release => ({
  record,
  prerenders: parsePrerenders(files.get(prerenderFile)),
  read: async (name) => files.get(name),
});

/** The painted pages in the content of their file, if there is one. */
export const parsePrerenders = (content: Buffer | undefined): Record<string, PrerenderedPage> =>
  content ? (JSON.parse(content.toString('utf8')) as Record<string, PrerenderedPage>) : {};
