import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { providedEntryPoints, type SharedExports } from '../compatibility';
import { emitDeclarations } from './emitDeclarations';
import { readDeclarations } from './exports/declarations';
import { describeExports } from './exports/exportShapes';
import { computeFingerprint } from './fingerprint';
import { readInterface } from './packageInterface';
import { isInstalled, sharedFolder } from './workspace';

const cacheFile = path.join(sharedFolder, 'node_modules/.cache/exports.json');

let latest: { fingerprint: string; exports: Promise<SharedExports> } | undefined;

/**
 * Describes what the entry points that the shell provides export in this checkout. Kept until a source changes; the apps of
 * one build share one description.
 */
export function readSharedExports(): Promise<SharedExports> {
  const fingerprint = computeFingerprint(sharedFolder);
  if (latest?.fingerprint === fingerprint) return latest.exports;
  const exports = readOrDescribe(fingerprint);
  latest = { fingerprint, exports };
  exports.catch(() => {
    latest = undefined;
  });
  return exports;
}

async function readOrDescribe(fingerprint: string): Promise<SharedExports> {
  // The compiler writes no declarations of an installed package, which brings its description.
  if (isInstalled) return pickProvided((await readInterface()).exports);
  const cached = await readFile(cacheFile, 'utf8').then(JSON.parse, () => null);
  if (cached?.fingerprint === fingerprint) return cached.exports as SharedExports;
  const exports = await describeSharedExports();
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify({ fingerprint, exports }));
  return exports;
}

/** Describes what entry points export, those that the shell provides unless others are named, without what was kept. */
export async function describeSharedExports(entryPoints = providedEntryPoints): Promise<SharedExports> {
  const { exports } = JSON.parse(readFileSync(path.join(sharedFolder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const sources = entryPoints.map((name) => [name, path.posix.normalize(exports[`./${name}`] ?? '')] as const);
  const texts = await emitDeclarations(sources.map(([, file]) => file));
  const toDeclaration = (file: string) => file.replace(/\.tsx?$/, '.d.ts');
  const byModule = sources.map(([name, file]) => [`@foothold/shared/${name}`, toDeclaration(file)] as const);
  const declarations = readDeclarations(texts, new Map(byModule));
  return describeExports(declarations, new Map(sources.map(([name, file]) => [name, toDeclaration(file)])));
}

const pickProvided = ({ exports, ...rest }: SharedExports): SharedExports => ({
  ...rest,
  exports: Object.fromEntries(providedEntryPoints.map((name) => [name, exports[name] ?? {}])),
});
