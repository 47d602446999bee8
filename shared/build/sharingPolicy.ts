import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** Modules of which a page has exactly one instance, with their package. Each bundle contains its own copy of all others. */
const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/compiler-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  '@foothold/shared/schema': '@foothold/shared',
  '@foothold/shared/auth': '@foothold/shared',
  '@foothold/shared/api': '@foothold/shared',
  '@foothold/shared/forms': '@foothold/shared',
  '@foothold/shared/router': '@foothold/shared',
  '@foothold/shared/ui': '@foothold/shared',
  '@foothold/shared/area': '@foothold/shared',
} as const;

/** Provided as a separate chunk, which loads with the first page that imports it. */
const lazyModules = new Set(['@foothold/shared/forms']);

/** The shell provides its federation runtime too, so a release requires a version of it like of the shared modules. */
const federationRuntime = '@module-federation/enhanced';

interface Share {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
  import?: false;
}

/** Federation's `shared` option: the shell provides all modules; an area only consumes them and contains no copy. */
export function getSharingPolicy(side: 'host' | 'area'): Record<string, Share> {
  const versionOf = readCatalog();
  return Object.fromEntries(
    Object.entries(sharedModules).map(([entryPoint, name]) => {
      const version = versionOf(name);
      const requirement = { singleton: true, strictVersion: true, requiredVersion: `^${version}` } as const;
      if (side === 'area') return [entryPoint, { ...requirement, import: false }];
      return [entryPoint, { ...requirement, version, ...(!lazyModules.has(entryPoint) && { eager: true }) }];
    }),
  );
}

/** Versions that a release requires of the shell, for its release record. */
export function getRequirements(): Record<string, string> {
  const ranges = Object.entries(getSharingPolicy('area')).map(([name, share]) => [name, share.requiredVersion]);
  return Object.fromEntries([...ranges, [federationRuntime, `^${readCatalog()(federationRuntime)}`]]);
}

/** Versions that the shell provides, for its release record. */
export function getProvidedVersions(): Record<string, string> {
  const versions = Object.entries(getSharingPolicy('host')).map(([name, share]) => [name, share.version ?? '']);
  return Object.fromEntries([...versions, [federationRuntime, readCatalog()(federationRuntime)]]);
}

/** Looks up exact versions: in pnpm's catalog, and for this package in its package.json. */
function readCatalog(): (name: string) => string {
  const text = readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8');
  const lines = text.slice(text.indexOf('\ncatalog:')).matchAll(/^ {2}'?([^\s':]+)'?: (\S+)$/gm);
  const versions = new Map(Array.from(lines, ([, name, version]) => [name, version]));
  const own = JSON.parse(readFileSync(path.join(workspace, 'shared/package.json'), 'utf8')) as { version: string };
  versions.set('@foothold/shared', own.version);
  return (name) => {
    const version = versions.get(name);
    if (!version || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`The catalog has no exact version of ${name}.`);
    return version;
  };
}
