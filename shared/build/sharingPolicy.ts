import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The workspace that this package stands in. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** Every module of which a page holds exactly one. What is not listed here, each bundle has for itself. */
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

/** Provided as a chunk of its own, fetched when a page first asks for it: what the first view does not need. */
const lazyModules = new Set(['@foothold/shared/forms']);

/** The part of federation's runtime that the shell lends to its areas; a release is tied to its version like to the rest. */
const federationRuntime = '@module-federation/enhanced';

interface Share {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: true;
  import?: false;
}

/** The one sharing policy: the shell provides everything, an area only consumes and brings no copy of its own. */
export function getSharingPolicy(side: 'host' | 'area'): Record<string, Share> {
  const versions = readCatalog();
  return Object.fromEntries(
    Object.entries(sharedModules).map(([door, name]) => {
      const version = versions(name);
      const demand = { singleton: true, strictVersion: true, requiredVersion: `^${version}` } as const;
      if (side === 'area') return [door, { ...demand, import: false }];
      return [door, { ...demand, version, ...(!lazyModules.has(door) && { eager: true }) }];
    }),
  );
}

/** What a release needs of the shell that loads it, for the release record. */
export function getRequirements(): Record<string, string> {
  const doors = Object.entries(getSharingPolicy('area')).map(([door, share]) => [door, share.requiredVersion]);
  return Object.fromEntries([...doors, [federationRuntime, `^${readCatalog()(federationRuntime)}`]]);
}

/** The versions of all that the shell lends, for its release record. */
export function getProvidedVersions(): Record<string, string> {
  const doors = Object.entries(getSharingPolicy('host')).map(([door, share]) => [door, share.version ?? '']);
  return Object.fromEntries([...doors, [federationRuntime, readCatalog()(federationRuntime)]]);
}

/** Exact versions by package: the catalog's, and for our own package what its package.json says. Never `workspace:`. */
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
