import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '..');
const left = new Set(['.git', '.data', '.cache', 'dist', 'coverage', 'test-results']);

export interface WorkspaceCopy {
  folder: string;
  /** Saves a file with something else in place of what stands there. */
  change(file: string, before: string, after: string): Promise<void>;
  remove(): Promise<void>;
}

/** The sources in a folder of their own, over the same installed packages, to change them as somebody at work does. */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-sources-'));
  const installed = path.join(workspace, 'node_modules');
  await cp(workspace, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !left.has(path.basename(file)) && file !== installed,
  });
  await symlink(installed, path.join(folder, 'node_modules'));
  return {
    folder,
    async change(file, before, after) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not say '${before}'.`);
      await writeFile(path.join(folder, file), text.replace(before, after));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
