import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { commonBundle, englishLocalePlugin, naturalIds } from './commonBundle';
import { FederationRuntimePlugin } from './federationRuntimePlugin';
import { computeFingerprint } from './fingerprint';
import { hashPlaceholder } from './releaseId';
import { releaseRecordPlugin } from './releaseRecordPlugin';
import { serviceWorkerPlugin } from './serviceWorkerPlugin';
import { getProvidedModules, getSharingPolicy, lazyModules } from './sharingPolicy';
import { sortIntegrityHashes } from './sortIntegrityHashes';
import { workspace } from './workspace';

interface AreaOptions {
  name: string;
  root: string;
}

interface ShellOptions extends Omit<AreaOptions, 'name'> {
  /** The modules that the shell's own pages import, by route pattern, so that they can be preloaded. */
  pages: Record<string, string[]>;
}

const optimization = { target: 'web', disableSnapshot: true } as const;

/** The configuration of an area's bundle: exposes `./area`, and contains neither shared modules nor a federation runtime. */
export function areaBuild({ name, root }: AreaOptions): Configuration {
  const release = `${readVersion(root)}-${hashPlaceholder}`;
  const container = `foothold_${name}_${release.replace(/\W/g, '_')}`;
  const { module, ...common } = commonBundle(name, root);
  return {
    ...common,
    // Browsers check the hash of scripts alone: whatever else an area has is loaded from the site, wherever its scripts lie.
    module: { ...module, generator: { 'asset/resource': { publicPath: `/mf/${name}/${release}/` } } },
    // Small modules are copied into every page that uses them: on a phone a further request costs more.
    optimization: { ...naturalIds, splitChunks: { minSize: 60_000 } },
    // The container is the only entry: any other one would add a second runtime.
    entry: {},
    output: outputOptions(root, container),
    plugins: [
      ...releasePlugins(`${name} ${release}`),
      ...areaFederation(container, './src/area.ts', root),
      releaseRecordPlugin({
        ...{ app: name, root, release, container, entry: 'remoteEntry.js' },
        fingerprint: computeFingerprint(root),
      }),
    ],
  };
}

/** The configuration of the host, which provides the shared modules. */
export function shellBuild({ root, pages }: ShellOptions): Configuration {
  const release = `${readVersion(root)}-${hashPlaceholder}`;
  return {
    ...commonBundle('shell', root),
    entry: { main: './src/main.ts' },
    // Packages stay with what imports them: the renderer loads as one script beside the entry.
    optimization: { ...naturalIds, splitChunks: { cacheGroups: { defaultVendors: false } } },
    output: outputOptions(root, 'foothold_shell'),
    plugins: [
      ...releasePlugins(`shell ${release}`),
      ...shellFederation(root),
      // Before the record, which lists all files.
      serviceWorkerPlugin(root),
      releaseRecordPlugin({
        ...{ app: 'shell', root, release, container: 'foothold_shell', entry: 'main.js' },
        entryImports: ['react-dom/client'],
        pages: { ...pages, ...Object.fromEntries(lazyModules.map((name) => [name, [name]])) },
        fingerprint: computeFingerprint(root),
      }),
    ],
  };
}

/** Makes a bundle an area, which the shell loads by the name of its container. */
export const areaFederation = (container: string, area: string, root: string) => [
  new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    library: { type: 'global', name: container },
    exposes: { './area': area },
    shared: getSharingPolicy(root),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { ...optimization, disableRemote: true } },
  }),
  new FederationRuntimePlugin('area'),
];

/** Makes a bundle the host: it creates its instance of federation's runtime itself and registers what it provides. */
export const shellFederation = (root: string) => [
  new rspack.DefinePlugin({ __PROVIDED_MODULES__: JSON.stringify(getProvidedModules(root)) }),
  new FederationRuntimePlugin('host'),
];

// A release's folder never changes, so names need no hash. Browsers check integrity only with crossOriginLoading.
const outputOptions = (root: string, uniqueName: string): Configuration['output'] => ({
  path: path.join(root, 'dist'),
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name][ext]',
  publicPath: 'auto',
  uniqueName,
  clean: true,
  crossOriginLoading: 'anonymous',
  // The default is two minutes.
  chunkLoadTimeout: 6_000,
  // A module that failed throws its error again, until the shell lets it be evaluated again, and is not left half initialized.
  strictModuleErrorHandling: true,
});

const jsonSchemaStub = path.join(import.meta.dirname, 'jsonSchemaStub.cjs');

const forgetFailedModules = path.join(import.meta.dirname, 'forgetFailedModules.cjs');

const releasePlugins = (release: string) => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  sortIntegrityHashes,
  ...commonPlugins(release),
];

/** Plugins of every app's bundle, in releases and in development. */
export const commonPlugins = (release: string) => [
  // Federation copies the source of some of its functions into the bundle. Run by tsx, these call tsx's helper `__name`.
  new rspack.DefinePlugin({ __name: '((named) => named)', __RELEASE__: JSON.stringify(release) }),
  new rspack.NormalModuleReplacementPlugin(/\/(to-json-schema|json-schema-processors)\.js$/, jsonSchemaStub),
  englishLocalePlugin(),
  // Without a name it belongs to every entry, and adds none.
  new rspack.EntryPlugin(workspace, forgetFailedModules, { name: undefined }),
];

function readVersion(root: string): string {
  return (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
