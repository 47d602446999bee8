import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');
const maxMegabytes = 250;

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as Node resolves it. Undefined where it is not installed, as the binaries of other platforms. */
function findPackage(from: string, name: string): string | undefined {
  const installed = path.join(from, 'node_modules', name);
  if (existsSync(path.join(installed, 'package.json'))) return realpathSync(installed);
  return from === path.dirname(from) ? undefined : findPackage(path.dirname(from), name);
}

/** The folders of everything that is installed where development packages are left out. */
function listProductionPackages(): Map<string, Manifest> {
  const members = readdirSync(workspace).filter((folder) => existsSync(path.join(workspace, folder, 'package.json')));
  const waiting = [workspace, ...members.map((folder) => path.join(workspace, folder))];
  const found = new Map<string, Manifest>();
  for (const folder of waiting) {
    if (found.has(folder)) continue;
    const manifest = readManifest(folder);
    found.set(folder, manifest);
    const { dependencies, optionalDependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const dependency = findPackage(folder, name);
      if (dependency) waiting.push(dependency);
    }
  }
  return found;
}

/** What a folder takes on the disk, as `du` counts it. */
const measure = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(path.join(parentPath, name)).blocks * 512, 0);

describe('pnpm install --prod', () => {
  const packages = [...listProductionPackages()].filter(([folder]) => folder.includes('node_modules'));

  it(`takes less than ${maxMegabytes} MB`, () => {
    const sizes = packages.map(([folder, { name }]) => ({ name, megabytes: measure(folder) / 1e6 }));
    const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
    expect(total).toBeGreaterThan(50);
    expect(total).toBeLessThan(maxMegabytes);
  });

  it('brings nothing that only builds, tests or runs in a browser', () => {
    const names = packages.map(([, { name }]) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'tsx', 'zod']));
    const unwanted = /^(react|react-dom|@rspack\/core|typescript|lucide-react|jest|@playwright\/test)$/;
    expect(names.filter((name) => unwanted.test(name))).toEqual([]);
  });
});
