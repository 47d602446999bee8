import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type App, getAppFolder } from '../apps';
import { commonBundle } from '../commonBundle';
import { areaFederation, commonPlugins, shellFederation } from '../releaseBuild';
import { workspace } from '../workspace';
import { devRelease, getContainerName } from './devRecord';

/** Path under which an app's development files are served. */
export const getPublicPath = (app: App) => `/mf/${app}/${devRelease}/`;

/** An app's bundle in development: federated like a release, with hot module replacement. */
export function devBundle(app: App): Configuration {
  const root = getAppFolder(app);
  const { module, ...common } = commonBundle(app, root, { refresh: true });
  const isShell = app === 'shell';
  return {
    ...common,
    ...devOptions(app, 'live'),
    mode: 'development',
    // Updates find modules by name, in all bundles of a page: names relative to the workspace are unique.
    context: workspace,
    entry: isShell ? { main: [...shellClient, path.join(root, 'src/main.ts')] } : {},
    module: { ...module, rules: [...(module?.rules ?? []), hotPageRule] },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    plugins: [
      ...commonPlugins(`${app} ${devRelease}`),
      ...(isShell ? shellFederation(root) : [...federateArea(app), addToArea(areaClient)]),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ library: 'foothold' }),
      singleRefreshRuntime,
    ],
  };
}

/**
 * An area's bundle for pages with the shell of a release. The React of that shell keeps no state when a component is
 * replaced, so a change reloads the page.
 */
export function reloadedAreaBundle(app: App): Configuration {
  const root = getAppFolder(app);
  return {
    ...commonBundle(app, root),
    ...devOptions(app, 'reloaded'),
    optimization: { minimize: false },
    entry: {},
    plugins: [
      ...commonPlugins(`${app} ${devRelease}`),
      ...federateArea(app),
      addToArea(devClient('hot=false&live-reload=true')),
    ],
  };
}

const devOptions = (app: App, cacheName: string): Configuration => ({
  devtool: 'cheap-module-source-map',
  output: outputOptions(app),
  lazyCompilation: false,
  cache: cacheOptions(path.join(cacheName, app)),
  stats: 'none',
  infrastructureLogging: { level: 'error' },
});

const federateArea = (app: App) => {
  const root = getAppFolder(app);
  return areaFederation(getContainerName(app), path.join(root, 'src/area.ts'), root);
};

/** Runs a module when the area is loaded. Its container stays the only entry. */
const addToArea = (file: string) => new rspack.EntryPlugin(workspace, file, { name: undefined });

const outputOptions = (app: App): Configuration['output'] => ({
  path: path.join(getAppFolder(app), devRelease),
  publicPath: getPublicPath(app),
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name][ext]',
  uniqueName: getContainerName(app),
  crossOriginLoading: 'anonymous',
  strictModuleErrorHandling: true,
});

const { resolve } = createRequire(import.meta.url);
const resolveHere = (file: string) => path.join(import.meta.dirname, file);

/** Reuses compiled modules after a restart, unless the build configuration has changed. */
const cacheOptions = (name: string): Configuration['cache'] => ({
  type: 'persistent',
  storage: { type: 'filesystem', directory: path.join(workspace, '.cache', name) },
  buildDependencies: [...compilerInputs, path.join(workspace, 'pnpm-lock.yaml')],
});
const compilerInputs = [resolveHere('.'), resolveHere('..')].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name)),
);

/** The part of a page that the development server informs: it receives updates and shows compile errors. */
const devClient = (options: string) => `${resolve('@rspack/dev-server/client/index.js')}?${options}&overlay=true`;

// A page has one client. In the shell's bundle it also informs the areas.
const shellClient = [resolve('@rspack/core/hot/dev-server.js'), devClient('hot=true')];
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
