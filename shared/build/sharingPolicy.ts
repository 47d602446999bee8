import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providedEntryPoints } from '../compatibility/providedEntryPoints';

/** Root of the workspace. */
export const workspace = path.resolve(import.meta.dirname, '../..');

/** Modules of which a page has exactly one instance, with their package. Each bundle contains its own copy of all others. */
const sharedModules: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/compiler-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  ...Object.fromEntries(providedEntryPoints.map((name) => [`@foothold/shared/${name}`, '@foothold/shared'] as const)),
};

/** Provided as separate chunks, which load with the first page that imports them: pages with a form. */
export const lazyModules: readonly string[] = ['@foothold/shared/forms', '@foothold/shared/schema'];

/** The shell provides its federation runtime too, so a release requires a version of it like of the shared modules. */
const federationRuntime = '@module-federation/enhanced';

/** How areas take that runtime from the shell, in `providedFederationRuntime.cjs`; a name and version of our own. */
export const runtimeInterface = { name: 'federation-runtime', version: '1.0.0' };

interface Share {
  singleton: true;
  /** Of packages. What `@foothold/shared` provides is compared export by export before a release goes live. */
  strictVersion?: true;
  requiredVersion: string | false;
  version?: string;
  eager?: true;
  import?: false;
}

/**
 * Federation's `shared` option for the app in `root`: the shell provides all modules; an area only consumes them and
 * contains no copy. With `allEager` none is on demand: a build that leaves nothing out needs all of them at once.
 */
export function getSharingPolicy(
  side: 'host' | 'area',
  root: string,
  { allEager = false } = {},
): Record<string, Share> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([entryPoint, name]) => {
      const version = readInstalledVersion(root, name);
      const isOwn = name === '@foothold/shared';
      const requirement = isOwn
        ? ({ singleton: true, requiredVersion: false } as const)
        : ({ singleton: true, strictVersion: true, requiredVersion: `^${version}` } as const);
      if (side === 'area') return [entryPoint, { ...requirement, import: false }];
      return [
        entryPoint,
        { ...requirement, version, ...((allEager || !lazyModules.includes(entryPoint)) && { eager: true }) },
      ];
    }),
  );
}

/** Versions of packages that a release of the app in `root` requires of the shell, for its release record. */
export function getRequirements(root: string): Record<string, string> {
  const ranges = Object.entries(getSharingPolicy('area', root)).flatMap(([name, { requiredVersion }]) =>
    requiredVersion ? [[name, requiredVersion] as const] : [],
  );
  return Object.fromEntries([
    ...ranges,
    [federationRuntime, `^${readFederationVersion()}`],
    [runtimeInterface.name, `^${runtimeInterface.version}`],
  ]);
}

/** Versions of packages that the shell in `root` provides, for its release record. */
export function getProvidedVersions(root: string): Record<string, string> {
  const versions = Object.entries(getSharingPolicy('host', root)).flatMap(([name, { requiredVersion, version }]) =>
    requiredVersion && version ? [[name, version] as const] : [],
  );
  return Object.fromEntries([
    ...versions,
    [federationRuntime, readFederationVersion()],
    [runtimeInterface.name, runtimeInterface.version],
  ]);
}

const readFederationVersion = () => readInstalledVersion(path.join(workspace, 'shared'), federationRuntime);

/** The version that an app was built with, whatever its package.json or the catalog says. */
function readInstalledVersion(root: string, name: string): string {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
