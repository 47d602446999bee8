import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { commonBundle, deterministicIds, englishLocalePlugin } from './commonBundle';
import { esmRuntime } from './esmRuntime';
import { computeFingerprint } from './fingerprint';
import { readVersion } from './readVersion';
import { releaseRecordPlugin } from './releaseRecordPlugin';
import { getSharingPolicy } from './sharingPolicy';
import { sortIntegrityHashes } from './sortIntegrityHashes';

interface AreaOptions {
  name: string;
  root: string;
}

interface ShellOptions extends Omit<AreaOptions, 'name'> {
  /** The modules that the shell's own pages import, by route pattern, so that they can be fetched beforehand. */
  pages: Record<string, string[]>;
}

const experiments = { optimization: { target: 'web', disableSnapshot: true } } as const;

/** The configuration of an area's bundle: exposes `./area`, brings no shared module and no federation runtime of its own. */
export function areaBuild({ name, root }: AreaOptions): Configuration {
  const release = `${readVersion(root)}-${computeFingerprint(root)}`;
  const container = `foothold_${name}_${release.replace(/\W/g, '_')}`;
  return {
    ...commonBundle(name, root),
    // What several pages share is copied into each while it is small: on a phone one more request costs more.
    optimization: { ...deterministicIds, splitChunks: { minSize: 60_000 } },
    // The container is the only entry: an area that starts something by itself would bring a second runtime.
    entry: {},
    output: outputOptions(root, container),
    plugins: [
      ...releasePlugins(`${name} ${release}`),
      ...areaFederation(container, './src/area.ts'),
      releaseRecordPlugin({ app: name, root, release, container, entry: 'remoteEntry.js' }),
    ],
  };
}

/** The configuration of the host: provides every shared module eagerly, so that a static entry can start at once. */
export function shellBuild({ root, pages }: ShellOptions): Configuration {
  const release = `${readVersion(root)}-${computeFingerprint(root)}`;
  return {
    ...commonBundle('shell', root),
    entry: { main: './src/main.tsx' },
    output: outputOptions(root, 'foothold_shell'),
    plugins: [
      ...releasePlugins(`shell ${release}`),
      ...shellFederation(),
      releaseRecordPlugin({ app: 'shell', root, release, container: 'foothold_shell', entry: 'main.js', pages }),
    ],
  };
}

/** Makes a bundle an area that others load by the name of its container. */
export const areaFederation = (container: string, area: string) => [
  new ModuleFederationPlugin({
    name: container,
    filename: 'remoteEntry.js',
    library: { type: 'global', name: container },
    exposes: { './area': area },
    shared: getSharingPolicy('area'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...experiments, externalRuntime: true },
  }),
  esmRuntime,
];

/** Makes a bundle the host that lends to areas what they share. */
export const shellFederation = () => [
  new ModuleFederationPlugin({
    name: 'foothold_shell',
    remotes: {},
    shared: getSharingPolicy('host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { ...experiments, provideExternalRuntime: true },
  }),
  esmRuntime,
];

// A release's folder never changes, so names need no hash; crossOriginLoading is what makes browsers check integrity.
const outputOptions = (root: string, uniqueName: string): Configuration['output'] => ({
  path: path.join(root, 'dist'),
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name][ext]',
  publicPath: 'auto',
  uniqueName,
  clean: true,
  crossOriginLoading: 'anonymous',
  // The runtime's own patience is two minutes.
  chunkLoadTimeout: 6_000,
  // A page that met a missing part of the shell is run anew by the next attempt, not found half done.
  strictModuleExceptionHandling: true,
});

const jsonSchemaStub = path.join(import.meta.dirname, 'jsonSchemaStub.cjs');

const releasePlugins = (release: string) => [
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
  sortIntegrityHashes,
  ...commonPlugins(release),
];

/** What every app's bundle has, however it is served. */
export const commonPlugins = (release: string) => [
  // Federation copies functions of its own sources into the bundle; run by tsx, they call this helper of tsx's.
  new rspack.DefinePlugin({ __name: '((named) => named)', __RELEASE__: JSON.stringify(release) }),
  new rspack.NormalModuleReplacementPlugin(/\/(to-json-schema|json-schema-processors)\.js$/, jsonSchemaStub),
  englishLocalePlugin(),
];
