import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, getAppFolder } from './apps';
import { sharedFolder, workspace } from './workspace';

const ignored = /^(node_modules|dist|coverage|e2e|test-results|\..*)$|\.(test|md)\b/;

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Beside a build: the fingerprint of the sources that it was made of. No part of the release. */
export const fingerprintFile = 'fingerprint.txt';

/** A hash of everything that can change a build: the app's sources, those of `@foothold/shared`, the lockfile. */
export function computeFingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = [root, sharedFolder].flatMap(listFiles);
  const locked = lockfiles.map((name) => path.join(workspace, name)).filter((file) => existsSync(file));
  for (const file of [...files, ...locked]) {
    hash.update(path.relative(workspace, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether an app's sources are those that its build was made of. */
export function isUpToDate(app: App): boolean {
  const root = getAppFolder(app);
  const file = path.join(root, 'dist', fingerprintFile);
  return existsSync(file) && readFileSync(file, 'utf8') === computeFingerprint(root);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    );
}
