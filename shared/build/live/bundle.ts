import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { App } from '../apps';
import { bundle } from '../bundle';
import { areaFederation, commonPlugins, shellFederation } from '../config';
import { workspace } from '../policy';
import { containerOf, nameOf, release } from './record';

/** Where the files of a live app are asked for. */
export const publicPathOf = (app: App) => `/mf/${nameOf(app)}/${release}/`;

/** An app's bundle in development: federated as it is released, and replaced part by part while its page is open. */
export function liveBundle(app: App): Configuration {
  const root = path.join(workspace, app);
  const { module, ...common } = bundle(nameOf(app), root, { refresh: true });
  const isShell = app === 'shell';
  return {
    ...common,
    mode: 'development',
    // A part's name is how a change finds what it replaces, whichever bundle that is in: no two may be called alike.
    context: workspace,
    devtool: 'cheap-module-source-map',
    entry: isShell ? { main: [...pageClient, path.join(root, 'src/main.tsx')] } : {},
    output: output(app),
    module: { ...module, rules: [...(module?.rules ?? []), stablePages] },
    optimization: { moduleIds: 'named', chunkIds: 'named' },
    lazyCompilation: false,
    cache: cacheOf(app),
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...commonPlugins(`${nameOf(app)} ${release}`),
      ...(isShell ? shellFederation() : areaFederation(containerOf(app), path.join(root, 'src/area.ts'))),
      ...(isShell ? [] : [new rspack.EntryPlugin(workspace, areaClient, { name: undefined })]),
      new rspack.HotModuleReplacementPlugin(),
      new ReactRefreshRspackPlugin({ library: 'foothold' }),
      oneRefreshRuntime,
    ],
  };
}

const output = (app: App): Configuration['output'] => ({
  path: path.join(workspace, app, release),
  publicPath: publicPathOf(app),
  filename: '[name].js',
  chunkFilename: '[name].js',
  assetModuleFilename: '[name][ext]',
  uniqueName: containerOf(app),
  crossOriginLoading: 'anonymous',
  strictModuleExceptionHandling: true,
});

const { resolve } = createRequire(import.meta.url);
const here = (file: string) => path.join(import.meta.dirname, file);

/** The second start finds what the first one compiled, unless something changed that says how to compile. */
const cacheOf = (app: App): Configuration['cache'] => ({
  type: 'persistent',
  storage: { type: 'filesystem', directory: path.join(workspace, '.cache/live', app) },
  buildDependencies: [...recipe, path.join(workspace, 'pnpm-lock.yaml')],
});
const recipe = [here('.'), here('..')].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(folder, name)),
);

// One client a page, which is the shell's: it hears of every change, shows what does not compile, and tells the areas.
const pageClient = [
  resolve('@rspack/core/hot/dev-server.js'),
  `${resolve('@rspack/dev-server/client/index.js')}?hot=true&overlay=true`,
];
const areaClient = here('areaClient.js');

const refreshRuntime = here('refreshRuntime.js');
const oneRefreshRuntime = new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (wanted) => {
  if (wanted.contextInfo.issuer !== refreshRuntime) wanted.request = refreshRuntime;
});

const stablePages = {
  issuer: /\/src\/(area\.ts|routes\.tsx)$/,
  test: /\.tsx$/,
  enforce: 'post',
  use: here('page.cjs'),
} as const;
