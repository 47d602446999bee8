import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Compiler, Stats } from '@rspack/core';
import { prerenderFile, type ReleaseFile, type ReleaseRecord } from '../boot';
import { findForeignModules } from './foreignModules';
import { prerenderArea } from './prerenderArea';
import { type AreaDeclaration, readArea } from './readArea';
import { getProvidedVersions, getRequirements } from './sharingPolicy';

interface ReleaseOptions {
  app: string;
  root: string;
  release: string;
  container: string;
  entry: string;
  /** Given for the shell, whose pages stand in no area. */
  pages?: Record<string, string[]>;
}

/** Writes `release.json` and the pre-compressed twins beside the files of a finished build. */
export function releaseRecordPlugin(origin: ReleaseOptions) {
  return (compiler: Compiler) => {
    compiler.hooks.done.tapPromise('release record', async (stats) => {
      if (!stats.hasErrors()) await writeReleaseRecord(origin, stats);
    });
  };
}

async function writeReleaseRecord(origin: ReleaseOptions, stats: Stats): Promise<void> {
  const { app, root, entry, pages: own } = origin;
  if (!own) assertNoForeignModules(app, stats);
  const folder = stats.compilation.outputOptions.path ?? path.join(root, 'dist');
  const { pages, ...facts } = own ? { ...shellDeclaration, pages: own } : await readArea(root);
  const stills = await prerenderArea(root);
  if (stills) await writeFile(path.join(folder, prerenderFile), JSON.stringify(stills));
  const files = await describeFiles(folder);
  const record: ReleaseRecord = {
    ...toDeclaredFields(origin, facts),
    files,
    preload: findPreloads(entry, pages, stats),
  };
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(record, null, 2));
}

/** What a record says besides its files. */
export function toDeclaredFields(
  { app, release, container, entry }: Omit<ReleaseOptions, 'root'>,
  facts: Omit<AreaDeclaration, 'pages'>,
): Omit<ReleaseRecord, 'files' | 'preload'> {
  const isShell = app === 'shell';
  return {
    app,
    release,
    container,
    entry,
    access: facts.access,
    frame: facts.layout ?? (facts.access === 'anyone' ? 'own' : 'sidebar'),
    paths: facts.paths,
    nav: facts.nav,
    outlines: facts.skeletons ?? {},
    ...(facts.home && { home: facts.home }),
    requires: isShell ? {} : getRequirements(),
    ...(isShell && { provides: getProvidedVersions() }),
  };
}

/** An area that carries a second React would work on its own page and break on everybody else's: it is no release. */
function assertNoForeignModules(app: string, stats: Stats): void {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  });
  const names = modules
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ nameForCondition, name }) => nameForCondition ?? name ?? '');
  const foreign = findForeignModules(names);
  if (foreign.length) throw new Error(`${app} carries what the shell provides: ${foreign.slice(0, 5).join(', ')}`);
}

/** The shell's pages stand in no area. */
export const shellDeclaration: Omit<AreaDeclaration, 'pages'> = { name: 'shell', access: 'anyone', paths: [], nav: [] };

async function describeFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const names = (await readdir(folder)).filter((name) => name !== 'release.json' && !name.endsWith('.br')).sort();
  const files = names.map(async (name) => [name, await describeFile(path.join(folder, name))] as const);
  return Object.fromEntries(await Promise.all(files));
}

async function describeFile(file: string): Promise<ReleaseFile> {
  const content = await readFile(file);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (!/\.(js|css|svg|json)$/.test(file)) return { integrity, bytes: content.length };
  const small = await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  await writeFile(`${file}.br`, small);
  return { integrity, bytes: content.length, brotli: small.length };
}

const compress = promisify(brotliCompress);

/** Which files the entry and each page will ask for, known from who imports whom: so the page can name them beforehand. */
function findPreloads(entry: string, pages: Record<string, string[]>, stats: Stats): ReleaseRecord['preload'] {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true, ids: true });
  const scripts = (wanted: (chunk: (typeof chunks)[number]) => boolean | undefined) =>
    chunks.filter(wanted).flatMap((chunk) => (chunk.files ?? []).filter((file) => file.endsWith('.js')));
  const importedAs = (requests: string[]) =>
    scripts((chunk) => chunk.origins?.some((origin) => requests.includes(origin.request)));
  const exposed = scripts((chunk) => chunk.origins?.some((origin) => origin.moduleName === 'container entry'));
  const files = new Set([entry, ...exposed]);
  const added = Object.entries(pages).map(([pattern, requests]) => {
    return [pattern, importedAs(requests).filter((file) => !files.has(file))] as const;
  });
  return { entry: [...files], pages: Object.fromEntries(added) };
}
