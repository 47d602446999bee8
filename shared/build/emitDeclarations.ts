import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from './sharingPolicy';

const shared = path.join(workspace, 'shared');

/** Lets the compiler write the declarations of `files` and of what these import. By path below `shared/`. */
export async function emitDeclarations(files: readonly string[]): Promise<Map<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-declarations-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(compilerConfiguration(folder, files)));
    await runCompiler(config);
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
    const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
    return new Map(await Promise.all(texts));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const compilerConfiguration = (outDir: string, files: readonly string[]) => ({
  extends: path.join(workspace, 'tsconfig.json'),
  compilerOptions: {
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    // Types are checked elsewhere. Unchecked, this takes a second.
    noCheck: true,
    types: [],
    rootDir: shared,
    outDir,
  },
  include: [],
  files: files.map((file) => path.join(shared, file)),
});

function runCompiler(config: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const compiler = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [compiler, '-p', config], (failure, stdout) =>
      failure ? reject(new Error(`The declarations of shared/ could not be written.\n${stdout}`)) : resolve(),
    );
  });
}
