import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { providedEntryPoints } from '../compatibility/providedEntryPoints';
import { sharedFolder } from './workspace';

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

/** How areas take that runtime from the shell, in `federationRuntime/provided.cjs`; a name and version of our own. */
export const runtimeInterface = { name: 'federation-runtime', version: '1.0.0' };

/** On which terms a page has one instance of a module. */
interface Terms {
  singleton: true;
  /** Of packages. What `@foothold/shared` provides is compared export by export before a release goes live. */
  strictVersion?: true;
  requiredVersion: string | false;
}

/** Federation's `shared` option for the area in `root`, which contains no copy of these modules. */
export const getSharingPolicy = (root: string): Record<string, Terms & { import: false }> =>
  mapModules(root, (terms) => ({ ...terms, import: false }));

/** What the shell in `root` provides, as federation's runtime registers it. */
export const getProvidedModules = (root: string): Record<string, { version: string; shareConfig: Terms }> =>
  mapModules(root, (shareConfig, version) => ({ version, shareConfig }));

function mapModules<Value>(root: string, toValue: (terms: Terms, version: string) => Value): Record<string, Value> {
  const values = Object.entries(sharedModules).map(([entryPoint, name]) => {
    const version = readInstalledVersion(root, name);
    const range = `^${version}`;
    const isOwn = name === '@foothold/shared';
    const terms: Terms = isOwn
      ? { singleton: true, requiredVersion: false }
      : { singleton: true, strictVersion: true, requiredVersion: range };
    return [entryPoint, toValue(terms, version)] as const;
  });
  return Object.fromEntries(values);
}

/** Versions of packages that a release of the app in `root` requires of the shell, for its release record. */
export function getRequirements(root: string): Record<string, string> {
  const ranges = Object.entries(getSharingPolicy(root)).flatMap(([name, { requiredVersion }]) =>
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
  const versions = Object.entries(getProvidedModules(root)).flatMap(([name, { version, shareConfig }]) =>
    shareConfig.requiredVersion ? [[name, version] as const] : [],
  );
  return Object.fromEntries([
    ...versions,
    [federationRuntime, readFederationVersion()],
    [runtimeInterface.name, runtimeInterface.version],
  ]);
}

const readFederationVersion = () => readInstalledVersion(sharedFolder, federationRuntime);

/** The version that an app was built with, whatever its package.json or the catalog says. */
function readInstalledVersion(root: string, name: string): string {
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => path.join(folder, name, 'package.json')).find(existsSync);
  if (!manifest) throw new Error(`${name} is not installed, which ${root} is built with.`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
