import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PrerenderedPage, prerenderFile, type ReleaseRecord } from '@foothold/shared/boot';
import { readRecord } from '@foothold/shared/build/readBuild';
import * as z from 'zod';
import type { LiveReleases, Registry, Release } from './registry';

/** The value for the `integrity` attribute of a file with this content. */
export const computeIntegrity = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Reads a build as a release that is served from the folder where the build left it. */
export async function readRelease(folder: string): Promise<Release> {
  const record = await readRecord(folder);
  return { record, base_url: null, folder, prerenders: await readPrerenders(folder, record) };
}

const prerenderedPages = z.record(z.string(), z.object({ html: z.string(), css: z.string() }));

/** The prerendered pages in the content of a file; undefined where it holds something else. */
export function parsePrerenders(content: string): Record<string, PrerenderedPage> | undefined {
  try {
    return prerenderedPages.safeParse(JSON.parse(content)).data;
  } catch {
    return undefined;
  }
}

/** The prerendered pages of a release, which a file of it holds. None where the file cannot be read: pages do without. */
export async function readPrerenders(
  folder: string,
  { files }: ReleaseRecord,
): Promise<Record<string, PrerenderedPage>> {
  if (!files[prerenderFile]) return {};
  const content = await readFile(path.join(folder, prerenderFile), 'utf8').catch(() => '{}');
  return parsePrerenders(content) ?? {};
}

/** A registry of just these releases, which never changes. */
export function createFixedRegistry(releases: readonly Release[]): Registry {
  const shell = releases.find(({ record }) => record.app === 'shell');
  if (!shell) throw new Error('There is no build of the shell. Run the build first.');
  const areas = releases.filter((release) => release !== shell);
  const live: LiveReleases = { revision: 0, shell, areas, fallbacks: new Map(), disabled: new Map() };
  return {
    revision: () => 0,
    hasCanary: () => false,
    isJudging: () => false,
    liveFor: () => live,
    findMisfit: () => undefined,
    refresh: async () => {},
    onChange: () => () => {},
    find: async (app, id) => releases.find(({ record }) => record.app === app && record.release === id),
  };
}
