import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCompiler } from './typescript';
import { sharedFolder } from './workspace';

/** What the compiler wrote last, and what it needs to know to write only what has changed since. */
const cacheFolder = path.join(sharedFolder, 'node_modules/.cache/declarations');

/** Lets the compiler write the declarations of `files` and of what these import. By path below `shared/`. */
export async function emitDeclarations(files: readonly string[]): Promise<Map<string, string>> {
  // Apart from what is kept, so that two builds at the same time do not read each other's halves.
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-declarations-'));
  try {
    await cp(cacheFolder, folder, { recursive: true }).catch(() => {});
    const config = path.join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(compilerConfiguration(folder, files)));
    await runCompiler(config).catch((cause: Error) => {
      throw new Error(`The declarations of shared/ could not be written.\n${cause.message}`);
    });
    const names = (await readdir(folder, { recursive: true })).filter(isOfSource);
    const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
    const declarations = new Map(await Promise.all(texts));
    await keep(folder);
    return declarations;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a file is the declaration of a source that is still there. */
const isOfSource = (name: string) =>
  name.endsWith('.d.ts') &&
  ['.ts', '.tsx'].some((extension) => existsSync(path.join(sharedFolder, name.replace(/\.d\.ts$/, extension))));

/** Of two builds at the same time, one may keep nothing: what is kept saves time and nothing else. */
async function keep(folder: string): Promise<void> {
  await mkdir(path.dirname(cacheFolder), { recursive: true });
  const fresh = await mkdtemp(`${cacheFolder}-`);
  try {
    await cp(folder, fresh, { recursive: true });
    await rm(cacheFolder, { recursive: true, force: true });
    await rename(fresh, cacheFolder);
  } catch {
    await rm(fresh, { recursive: true, force: true }).catch(() => {});
  }
}

const compilerConfiguration = (outDir: string, files: readonly string[]) => ({
  extends: path.join(sharedFolder, 'tsconfig.json'),
  compilerOptions: {
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    // Types are checked elsewhere. Unchecked, this takes a second, and half of one when it was done before.
    noCheck: true,
    incremental: true,
    tsBuildInfoFile: path.join(outDir, '.tsbuildinfo'),
    types: [],
    rootDir: sharedFolder,
    outDir,
  },
  include: [],
  files: files.map((file) => path.join(sharedFolder, file)),
});
