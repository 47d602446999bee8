import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '..');
const skippedNames = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'test-results']);

export interface WorkspaceCopy {
  folder: string;
  /** Replaces a text in a file and saves it. */
  replaceInFile(file: string, before: string, after: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies the sources, without those of some packages, to a temporary folder that uses the same installed packages, so that
 * a test can edit them.
 */
export async function copyWorkspace({ without = [] as readonly string[] } = {}): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-sources-'));
  const excluded = ['node_modules', ...without].map((name) => path.join(workspace, name));
  await cp(workspace, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !skippedNames.has(path.basename(file)) && !excluded.includes(file),
  });
  await symlink(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    async replaceInFile(file, before, after) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not contain '${before}'.`);
      await writeFile(path.join(folder, file), text.replace(before, after));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
