import { createRequire } from 'node:module';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { runtimeInterface } from './sharingPolicy';
import { workspace } from './workspace';

const resolveRuntime = (file: string) => path.join(import.meta.dirname, 'federationRuntime', file);
const providedRuntime = resolveRuntime('provided.cjs');

/** Parts of federation's runtime that no page calls, by what they are replaced with. */
const unusedParts: readonly (readonly [RegExp, string])[] = [
  [/\/runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, 'snapshots.ts'],
  [/\/runtime-core\/dist\/utils\/preload\.js$/, 'preloading.ts'],
  [/\/runtime-core\/dist\/utils\/semver\/index\.js$/, 'versionRanges.ts'],
  [/\/webpack-bundler-runtime\/dist\/remotes\.js$/, 'remotes.ts'],
  [/\/webpack-bundler-runtime\/dist\/getSharedFallbackGetter\.js$/, 'fallbacks.ts'],
];

/**
 * Federation's plugin refers to the CommonJS files of its runtime, which cannot be tree-shaken. This replaces every
 * reference by the ESM files, and in areas by what the shell provides. A mixture would put two runtimes on the page, which
 * a test of the bundles prevents.
 */
export class FederationRuntimePlugin {
  constructor(private readonly side: 'host' | 'area') {}

  apply(compiler: Compiler): void {
    const { bundlerRuntime, ...files } = findRuntimeFiles();
    compiler.hooks.afterPlugins.tap({ name: 'Federation runtime', stage: 100 }, () => {
      const { '@module-federation/runtime': _, '@module-federation/runtime-tools': __, ...rest } = getAliases(compiler);
      compiler.options.resolve.alias = {
        ...rest,
        'federation-bundler-runtime$': this.side === 'area' ? providedRuntime : toEsmFile(bundlerRuntime),
        'federation-container-entry$': path.join(path.dirname(bundlerRuntime), 'initContainerEntry.js'),
        '@module-federation/runtime$': toEsmFile(files.runtime),
        '@module-federation/runtime-tools$': toEsmFile(files.runtimeTools),
      };
    });
    // The generated entry names this file by its absolute path, from which ids and source maps would follow: the same
    // sources must give the same files in any folder.
    new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (entry) => {
      entry.request = entry.request.replace(encodeURIComponent(bundlerRuntime), 'federation-bundler-runtime');
    }).apply(compiler);
    if (this.side === 'host') for (const plugin of hostPlugins) plugin.apply(compiler);
  }
}

const hostPlugins = [
  new rspack.EntryPlugin(workspace, resolveRuntime('provide.cjs'), { name: undefined }),
  new rspack.DefinePlugin({
    __FEDERATION_INTERFACE__: JSON.stringify(runtimeInterface.version),
    // The runtime's own switches, which federation's plugin sets in areas.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
  }),
  new rspack.NormalModuleReplacementPlugin(/\.js$/, (imported) => {
    const imports = path.join(imported.context, imported.request);
    const replacement = unusedParts.find(([part]) => part.test(imports));
    if (replacement) imported.request = resolveRuntime(replacement[1]);
  }),
];

function getAliases(compiler: Compiler) {
  const { alias } = compiler.options.resolve;
  return typeof alias === 'object' ? alias : {};
}

function findRuntimeFiles() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  return {
    bundlerRuntime: tools.resolve('@module-federation/webpack-bundler-runtime'),
    runtime: tools.resolve('@module-federation/runtime'),
    runtimeTools: enhanced.resolve('@module-federation/runtime-tools'),
  };
}

const toEsmFile = (file: string) => file.replace(/\.cjs$/, '.js');
