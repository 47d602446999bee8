import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler, Stats, StatsChunk } from '@rspack/core';
import { prerenderFile, type ReleaseFile, type ReleaseRecord } from '../boot';
import {
  type BundledSource,
  findForeignModules,
  findUnreadableImports,
  listDistinctSources,
  readSourceMap,
} from '../compatibility/sources';
import { describeUses } from './describeUses';
import { fingerprintFile } from './fingerprint';
import { prerenderArea } from './prerenderArea';
import { type AreaDeclaration, readArea } from './readArea';
import { applyContentHash, computeIntegrity, hashPlaceholder } from './releaseId';
import { readSharedExports } from './sharedExports';
import { getProvidedVersions, getRequirements, lazyModules } from './sharingPolicy';

const recordFile = 'release.json';

interface ReleaseOptions {
  app: string;
  root: string;
  release: string;
  container: string;
  entry: string;
  /** Of the sources before they were compiled. */
  fingerprint: string;
  /** What the shell's entry imports as soon as it runs. */
  entryImports?: string[];
  /** The shell's pages; those of an area are read from its declaration. */
  pages?: Record<string, string[]>;
}

/** Writes `release.json` and pre-compressed files beside the files of a finished build. */
export function releaseRecordPlugin(origin: ReleaseOptions) {
  return (compiler: Compiler) => {
    compiler.hooks.done.tapPromise('release record', async (stats) => {
      if (!stats.hasErrors()) await writeReleaseRecord(origin, stats);
    });
  };
}

async function writeReleaseRecord(origin: ReleaseOptions, stats: Stats): Promise<void> {
  const { app, root, entry, entryImports, fingerprint, pages: shellPages } = origin;
  const folder = stats.compilation.outputOptions.path ?? path.join(root, 'dist');
  const sources = await readSources(folder);
  if (!shellPages) assertReadable(app, sources);
  const { pages, ...declaration } = shellPages ? { ...shellDeclaration, pages: shellPages } : await readArea(root);
  const prerenderedPages = await prerenderArea(root);
  if (prerenderedPages) await writeFile(path.join(folder, prerenderFile), JSON.stringify(prerenderedPages));
  const unnamed = {
    ...toDeclaredFields(origin, declaration),
    preload: findPreloads(entry, entryImports ?? [], pages, stats),
  };
  const id = await applyContentHash(folder, entry, unnamed);
  const named = { ...unnamed, release: applyHash(unnamed.release, id), container: applyHash(unnamed.container, id) };
  const record: ReleaseRecord = {
    ...named,
    uses: await describeUses(app, sources),
    ...(shellPages && { exports: await readSharedExports() }),
    files: await describeFiles(folder),
  };
  await writeFile(path.join(folder, recordFile), JSON.stringify(record, null, 2));
  await writeFile(path.join(folder, fingerprintFile), fingerprint);
}

const applyHash = (name: string, id: string) => name.replace(hashPlaceholder, id);

/** A record's fields except its files. */
export function toDeclaredFields(
  { app, root, release, container, entry }: Omit<ReleaseOptions, 'fingerprint' | 'entryImports'>,
  declaration: Omit<AreaDeclaration, 'pages'>,
): Omit<ReleaseRecord, 'files' | 'preload' | 'uses' | 'exports'> {
  const isShell = app === 'shell';
  if (declaration.name !== app)
    throw new Error(`src/area.ts names the area '${declaration.name}', and it is built as '${app}'.`);
  return {
    app,
    release,
    container,
    entry,
    access: declaration.access,
    frame: declaration.layout ?? (declaration.access === 'anyone' ? 'own' : 'sidebar'),
    paths: declaration.paths,
    nav: declaration.nav,
    outlines: declaration.skeletons ?? {},
    ...(declaration.home && { home: declaration.home }),
    requires: isShell ? {} : getRequirements(root),
    ...(isShell && { provides: getProvidedVersions(root) }),
  };
}

/** The sources of a finished build. */
async function readSources(folder: string): Promise<BundledSource[]> {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  const sources = await Promise.all(
    maps.map(async (name) => readSourceMap(await readFile(path.join(folder, name), 'utf8'))),
  );
  return listDistinctSources(sources.flatMap((map) => map ?? []));
}

/**
 * Fails the build of an area with a second copy of what the shell provides, which would work in tests and break the page
 * that loads it, and of one that does not show what it uses.
 */
function assertReadable(app: string, sources: readonly BundledSource[]): void {
  const unreadable = findUnreadableImports(sources);
  if (unreadable.length) throw new Error(`${app}: ${unreadable.join('\n')}`);
  const foreign = findForeignModules(sources.map((source) => source.path));
  if (foreign.length) throw new Error(`${app} contains copies of what the shell provides: ${foreign.join(', ')}`);
}

/** Stands for an area's declaration in the shell's record. */
export const shellDeclaration: Omit<AreaDeclaration, 'pages'> = { name: 'shell', access: 'anyone', paths: [], nav: [] };

async function describeFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const isPart = (name: string) => ![recordFile, fingerprintFile].includes(name) && !name.endsWith('.br');
  const names = (await readdir(folder)).filter(isPart).sort();
  const files = names.map(async (name) => [name, await describeFile(path.join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(files));
}

async function describeFile(file: string): Promise<ReleaseFile> {
  const content = await readFile(file);
  const integrity = computeIntegrity(content);
  if (!/\.(js|css|svg|json)$/.test(file)) return { integrity, bytes: content.length };
  const compressed = await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  await writeFile(`${file}.br`, compressed);
  return { integrity, bytes: content.length, brotli: compressed.length };
}

const compress = promisify(brotliCompress);

/** Whether an import of a module, or of an entry point that the shell provides on demand, is why a chunk exists. */
const isOrigin = (origin: { request: string; moduleName: string }, request: string) =>
  origin.request === request || origin.moduleName.startsWith(`provide shared module (default) ${request}@`);

/** The files that the entry and each page will load, from the import graph, so that the server can preload them. */
function findPreloads(
  entry: string,
  entryImports: string[],
  pages: Record<string, string[]>,
  stats: Stats,
): ReleaseRecord['preload'] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, chunkModules: true, ids: true });
  const findImportedChunks = (requests: string[]) =>
    chunks.filter(({ origins }) => origins?.some((origin) => requests.some((request) => isOrigin(origin, request))));
  const exposed = chunks.filter(({ origins }) => origins?.some(({ moduleName }) => moduleName === 'container entry'));
  const files = new Set([entry, ...listScripts([...findImportedChunks(entryImports), ...exposed])]);
  const imported = Object.entries(pages).map(([pattern, requests]) => [pattern, findImportedChunks(requests)] as const);
  const added = imported.map(([pattern, of]) => [pattern, listScripts(of).filter((file) => !files.has(file))] as const);
  const consumed = imported.map(([pattern, of]) => [pattern, listConsumedOnDemand(of)] as const);
  const shared = consumed.filter(([, names]) => names.length);
  return {
    entry: [...files],
    pages: Object.fromEntries(added),
    ...(shared.length && { shared: Object.fromEntries(shared) }),
  };
}

const listScripts = (chunks: readonly StatsChunk[]) =>
  chunks.flatMap(({ files = [] }) => files.filter((file) => file.endsWith('.js')));

const listConsumedOnDemand = (chunks: readonly StatsChunk[]) =>
  lazyModules.filter((name) => {
    const consumption = `consume shared module (default) ${name}@`;
    return chunks.some(({ modules = [] }) => modules.some((module) => module.identifier?.includes(consumption)));
  });
