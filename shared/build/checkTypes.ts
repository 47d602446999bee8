import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCompiler } from './typescript';
import { workspace } from './workspace';

const maxErrors = 10;

/**
 * Checks the types of what the apps in these folders are built from, without their tests: a name that does not exist breaks the page for
 * everybody, and no bundler sees it. Rejects with the compiler's first errors.
 */
export async function checkTypes(folders: readonly string[], root = workspace): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-types-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(await compilerConfiguration(folders, root)));
    await runCompiler(config).catch((cause: Error) => {
      throw new Error(cause.message.split('\n').slice(0, maxErrors).join('\n'));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compilerConfiguration(folders: readonly string[], root: string) {
  // What the compiler needs to know to check only what has changed since.
  const cache = path.join(folders[0] ?? root, 'node_modules/.cache');
  const names = folders.map((folder) => path.basename(folder));
  await mkdir(cache, { recursive: true });
  return {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: path.join(cache, `types-${names.sort().join('-')}.tsbuildinfo`),
      types: ['node'],
      typeRoots: [path.join(root, 'node_modules/@types')],
    },
    include: [],
    files: (await Promise.all(folders.map((folder) => listEntries(path.join(folder, 'src'))))).flat(),
  };
}

/** The module that an app is built from, and the declarations of what it imports besides code. */
async function listEntries(folder: string): Promise<string[]> {
  const declarations = (await readdir(folder)).filter((name) => name.endsWith('.d.ts'));
  const entry = ['main.ts', 'area.ts'].filter((name) => existsSync(path.join(folder, name)));
  return [...entry, ...declarations].map((name) => path.join(folder, name));
}
