import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { App } from '../apps';
import { commonBundle } from '../commonBundle';
import { areaFederation, commonPlugins, shellFederation } from '../releaseBuild';
import { workspace } from '../sharingPolicy';
import { devRelease, getAppName, getContainerName } from './devRecord';

/** Path under which an app's development files are served. */
export const getPublicPath = (app: App) => `/mf/${getAppName(app)}/${devRelease}/`;

/** An app's bundle in development: federated like a release, with hot module replacement. */
export function devBundle(app: App): Configuration {
  const root = path.join(workspace, app);
  const { module, ...common } = commonBundle(getAppName(app), root, { refresh: true });
  const isShell = app === 'shell';
  return {
    ...common,
    mode: 'development',
    // Updates find modules by name, in all bundles of a page: names relative to the workspace are unique.
    context: workspace,
    devtool: 'cheap-module-source-map',
    entry: isShell ? { main: [...shellClient, path.join(root, 'src/main.tsx')] } : {},
    output: outputOptions(app),
    module: { ...module, rules: [...(module?.rules ?? []), hotPageRule] },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    lazyCompilation: false,
    cache: cacheOptions(app),
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...commonPlugins(`${getAppName(app)} ${devRelease}`),
      ...(isShell
        ? shellFederation(root)
        : areaFederation(getContainerName(app), path.join(root, 'src/area.ts'), root)),
      ...(isShell ? [] : [new rspack.EntryPlugin(workspace, areaClient, { name: undefined })]),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ library: 'foothold' }),
      singleRefreshRuntime,
    ],
  };
}

const outputOptions = (app: App): Configuration['output'] => ({
  path: path.join(workspace, app, devRelease),
  publicPath: getPublicPath(app),
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name][ext]',
  uniqueName: getContainerName(app),
  crossOriginLoading: 'anonymous',
  strictModuleExceptionHandling: true,
});

const { resolve } = createRequire(import.meta.url);
const resolveHere = (file: string) => path.join(import.meta.dirname, file);

/** Reuses compiled modules after a restart, unless the build configuration has changed. */
const cacheOptions = (app: App): Configuration['cache'] => ({
  type: 'persistent',
  storage: { type: 'filesystem', directory: path.join(workspace, '.cache/live', app) },
  buildDependencies: [...compilerInputs, path.join(workspace, 'pnpm-lock.yaml')],
});
const compilerInputs = [resolveHere('.'), resolveHere('..')].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name)),
);

// A page has one client, in the shell's bundle: it receives all updates, shows compile errors, and informs the areas.
const shellClient = [
  resolve('@rspack/core/hot/dev-server.js'),
  `${resolve('@rspack/dev-server/client/index.js')}?hot=true&overlay=true`,
];
const areaClient = resolveHere('areaClient.js');

const refreshRuntime = resolveHere('refreshRuntime.js');
const singleRefreshRuntime = new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (resource) => {
  if (resource.contextInfo.issuer !== refreshRuntime) resource.request = refreshRuntime;
});

const hotPageRule = {
  issuer: /\/src\/(area\.ts|routes\.tsx)$/,
  test: /\.tsx$/,
  enforce: 'post',
  use: resolveHere('hotPageLoader.cjs'),
} as const;
