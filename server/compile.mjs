import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** The sources that `dist` was compiled from, and their hash. */
const sourcesFile = `${folder}dist/sources.json`;
/** Read when the server starts. Another one than was compiled may not fit. */
const migrations = 'src/platform/db/migrations';

/** Each consists of hundreds of modules, which take half a second to load one by one. */
const bundled = ['kysely', 'zod'];

const toCommand = (name) => `src/app/cli/${name}.ts`;
const entryPoints = [
  ...['admin', 'backup', 'packEmptyDatabase', 'releases', 'restore', 'serve', 'start', 'storage', 'teams'].map(
    toCommand,
  ),
  // These run in processes of their own.
  'src/platform/pictures/pictureRenderer.ts',
  'src/platform/inspection/inspector.ts',
  'src/site/preview/renderer.ts',
  // Loaded when a release is published, maybe after the sources were compiled anew: as an entry its name stays.
  '../shared/compatibility/sources.ts',
];

/**
 * Compiles the server to `dist`, all files beside each other, unless no source has changed. Node loads that in a third of
 * the time that it needs for the sources. Resolves to true, or rejects where they do not compile.
 */
export async function compileServer() {
  if (isUpToDate()) return true;
  const { metafile } = await bundle({ entryPoints, entryNames: '[name]', metafile: true });
  // What it packs beside them depends on the version of PGlite.
  const pglite = relative(folder, realpathSync(`${folder}node_modules/@electric-sql/pglite/package.json`));
  const files = ['compile.mjs', 'package.json', pglite, ...Object.keys(metafile.inputs)];
  writeFileSync(sourcesFile, JSON.stringify({ files, hash: hashSources(files) }));
  // A server that runs the files before loads nothing more but entries, whose names stay.
  const written = new Set(['sources.json', ...Object.keys(metafile.outputs).map((file) => basename(file))]);
  for (const name of readdirSync(`${folder}dist`)) if (!written.has(name)) rmSync(`${folder}dist/${name}`);
  return true;
}

/** Whether `dist` was compiled from the sources as they are now. */
export function isUpToDate() {
  if (!existsSync(sourcesFile)) return false;
  const { files = [], hash } = JSON.parse(readFileSync(sourcesFile, 'utf8'));
  return hash === hashSources(files);
}

function hashSources(files) {
  const hash = createHash('sha256');
  const scripts = readdirSync(`${folder}${migrations}`).map((name) => `${migrations}/${name}`);
  for (const file of [...files, ...scripts]) {
    const path = `${folder}${file}`;
    hash.update(file).update('\0');
    if (existsSync(path)) hash.update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Bundles entries of the server, or of what measures it, to `dist`. */
export async function bundle(options) {
  const { build } = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  return build({
    absWorkingDir: folder,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [
      ...Object.keys(dependencies).filter((name) => !name.startsWith('@foothold/') && !bundled.includes(name)),
      // Makes screenshots of what is released, which needs the sources as well.
      'playwright-core',
    ],
    logLevel: 'warning',
    ...options,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileServer();
